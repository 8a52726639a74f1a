import { useTranslation } from 'react-i18next';
import { SmallForm } from '../session/SmallForm';
import { useSmallForm } from '../session/useSmallForm';
import { linkSchema } from './accountSchemas';
import { NewPasswordField } from './NewPasswordField';
import { type Entered, useReset } from './useReset';

interface Props {
  tokenHash: string;
  onDone: (entered: Entered) => void;
}

const ID = 'new';

/** The password to be, for who came by the link in the message. */
export function ResetByLink({ tokenHash, onDone }: Props) {
  const { t } = useTranslation('account');
  const replace = useReset();
  const form = useSmallForm({
    id: ID,
    schema: linkSchema,
    empty: { fresh: '' },
    send: ({ fresh }) => replace({ tokenHash }, fresh),
    onSent: onDone,
  });
  const { register, summary } = form;
  return (
    <SmallForm form={form} action={t('reset.save')} busyAction={t('saving')}>
      <NewPasswordField id={`${ID}-fresh`} field={register('fresh')} error={summary.of.fresh} />
    </SmallForm>
  );
}

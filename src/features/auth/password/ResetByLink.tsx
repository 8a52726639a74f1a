import { useTranslation } from 'react-i18next';
import { SmallForm } from '../form/SmallForm';
import { useSmallForm } from '../form/useSmallForm';
import { FactorField } from '../secondFactor/FactorField';
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
    empty: { fresh: '', factor: '' },
    send: ({ fresh, factor }) => replace({ tokenHash }, fresh, factor),
    onSent: onDone,
  });
  const { register, summary } = form;
  return (
    <SmallForm form={form} action={t('reset.save')} busyAction={t('saving')}>
      <NewPasswordField id={`${ID}-fresh`} field={register('fresh')} error={summary.of.fresh} />
      <FactorField id={`${ID}-factor`} field={register('factor')} error={summary.of.factor} />
    </SmallForm>
  );
}

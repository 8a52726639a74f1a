import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/forms/Field';
import { SmallForm } from '../form/SmallForm';
import { useSmallForm } from '../form/useSmallForm';
import { FactorField } from '../secondFactor/FactorField';
import { resetSchema } from './accountSchemas';
import { NewPasswordField } from './NewPasswordField';
import { type Entered, useReset } from './useReset';

interface Props {
  email: string;
  onDone: (entered: Entered) => void;
}

const ID = 'new';

/** The code of the message and the password to be. */
export function ResetForm({ email, onDone }: Props) {
  const { t } = useTranslation('account');
  const replace = useReset();
  const form = useSmallForm({
    id: ID,
    schema: resetSchema,
    empty: { code: '', fresh: '', factor: '' },
    send: ({ code, fresh, factor }) => replace({ email, code }, fresh, factor),
    onSent: onDone,
  });
  const { register, summary } = form;
  return (
    <SmallForm form={form} action={t('reset.save')} busyAction={t('saving')}>
      <Field
        label={t('reset.code')}
        name={`${ID}-code`}
        hint={t('reset.codeHint')}
        error={summary.of.code}
      >
        {(control) => (
          <input
            {...control}
            {...register('code')}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        )}
      </Field>
      <NewPasswordField id={`${ID}-fresh`} field={register('fresh')} error={summary.of.fresh} />
      <FactorField id={`${ID}-factor`} field={register('factor')} error={summary.of.factor} />
    </SmallForm>
  );
}

import { useTranslation } from 'react-i18next';
import { sendResetCode } from '../../../services/auth/account';
import { Field } from '../../../ui/forms/Field';
import { SmallForm } from '../form/SmallForm';
import { useSmallForm } from '../form/useSmallForm';
import { mailboxSchema } from './accountSchemas';

const ID = 'reset';

/** Asks for the address that the code is to be sent to. */
export function AskForCode({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('account');
  const form = useSmallForm({
    id: ID,
    schema: mailboxSchema,
    empty: { email: '' },
    send: ({ email }) => sendResetCode(email),
    onSent: (_, { email }) => onSent(email.trim()),
  });
  const { register, summary } = form;
  return (
    <SmallForm form={form} action={t('ask.send')} busyAction={t('ask.busy')}>
      <Field label={t('ask.email')} name={`${ID}-email`} error={summary.of.email}>
        {(control) => (
          <input
            {...control}
            {...register('email')}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
    </SmallForm>
  );
}

import { useTranslation } from 'react-i18next';
import { sendResetCode } from '../../../services/auth/account';
import { SimpleForm } from '../../forms/SimpleForm';
import { useSimpleForm } from '../../forms/useSimpleForm';
import { UsernameField } from '../fields';
import { requestCodeSchema } from './passwordSchemas';

/**
 * Requests an e-mail with a code (R7.3). A success does not reveal whether the account exists
 * (decision 0025). `onSent` receives the trimmed address.
 */
export function RequestCodeForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('account');
  const form = useSimpleForm({
    id: 'reset',
    schema: requestCodeSchema,
    empty: { email: '' },
    send: ({ email }) => sendResetCode(email),
    onSent: (_, { email }) => onSent(email.trim()),
  });
  return (
    <SimpleForm form={form} action={t('requestCode.send')} busyAction={t('requestCode.busy')}>
      <UsernameField {...form.fieldProps('email')} type="email" label={t('requestCode.email')} />
    </SimpleForm>
  );
}

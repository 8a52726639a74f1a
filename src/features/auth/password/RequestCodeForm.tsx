import { useTranslation } from 'react-i18next';
import { sendResetCode } from '../../../services/auth/account';
import { SimpleForm } from '../../forms/SimpleForm';
import { useSimpleForm } from '../../forms/useSimpleForm';
import { UsernameField } from '../fields/UsernameField';
import { requestCodeSchema } from './passwordSchemas';

/**
 * Renders the form that requests an e-mail with a code for resetting the password (R7.3). A success does not
 * reveal whether the account exists (decision 0025); `onSent` then receives the trimmed e-mail address.
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

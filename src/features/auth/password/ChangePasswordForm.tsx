import { useTranslation } from 'react-i18next';
import { changePassword, type PasswordChange } from '../../../services/auth/account';
import { SmallForm } from '../form/SmallForm';
import { useSmallForm } from '../form/useSmallForm';
import { FactorField } from '../secondFactor/FactorField';
import { changeSchema } from './accountSchemas';
import { NewPasswordField } from './NewPasswordField';
import { PasswordField } from './PasswordField';

const ID = 'password';

/** Another password for who knows the present one. */
export function ChangePasswordForm({ onDone }: { onDone: (change: PasswordChange) => void }) {
  const { t } = useTranslation('account');
  const form = useSmallForm({
    id: ID,
    schema: changeSchema,
    empty: { current: '', fresh: '', factor: '' },
    send: ({ current, fresh, factor }) => changePassword(current, fresh, factor),
    onSent: (change) => {
      form.reset();
      onDone(change);
    },
  });
  const { register, summary } = form;
  return (
    <SmallForm form={form} action={t('change.save')} busyAction={t('saving')}>
      <PasswordField
        id={`${ID}-current`}
        label={t('change.current')}
        field={register('current')}
        error={summary.of.current}
      />
      <NewPasswordField id={`${ID}-fresh`} field={register('fresh')} error={summary.of.fresh} />
      <FactorField id={`${ID}-factor`} field={register('factor')} error={summary.of.factor} />
    </SmallForm>
  );
}

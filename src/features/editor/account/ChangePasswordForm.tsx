import { useTranslation } from 'react-i18next';
import { changePassword, type PasswordChange } from '../../../services/account';
import { PasswordField } from '../session/PasswordField';
import { SmallForm } from '../session/SmallForm';
import { useSmallForm } from '../session/useSmallForm';
import { changeSchema } from './accountSchemas';
import { FactorField } from './FactorField';
import { NewPasswordField } from './NewPasswordField';

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

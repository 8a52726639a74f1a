import { useTranslation } from 'react-i18next';
import { type Admin, signIn } from '../../../services/auth';
import { Field } from '../../../ui/Field';
import { PasswordField } from './PasswordField';
import { SignInWait } from './SignInWait';
import { SmallForm } from './SmallForm';
import { knowAdmin } from './sessionQuery';
import { signInSchema } from './signInSchema';
import { useSmallForm } from './useSmallForm';

interface Props {
  submit: string;
  onSignedIn: (admin: Admin) => void;
  onCancel?: () => void;
}

const ID = 'sign-in';

/** E-mail or phone and password (spec 2, Login). */
export function SignInForm({ submit, onSignedIn, onCancel }: Props) {
  const { t } = useTranslation('admin');
  const form = useSmallForm({
    id: ID,
    schema: signInSchema,
    empty: { identifier: '', password: '' },
    send: signIn,
    onSent: async (admin) => {
      await knowAdmin(admin);
      onSignedIn(admin);
    },
  });
  const { register, summary } = form;
  return (
    <SmallForm form={form} action={submit} busyAction={t('signIn.busy')} onCancel={onCancel}>
      <Field label={t('signIn.identifier')} name={`${ID}-identifier`} error={summary.of.identifier}>
        {(control) => (
          <input
            {...control}
            {...register('identifier')}
            type="text"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <PasswordField
        id={`${ID}-password`}
        label={t('signIn.password')}
        field={register('password')}
        error={summary.of.password}
      />
      <SignInWait />
    </SmallForm>
  );
}

import { useTranslation } from 'react-i18next';
import { ServiceError } from '../../../lib/http/result';
import { type Admin, signIn, signOut } from '../../../services/auth/auth';
import { signInWithCode } from '../../../services/auth/secondFactor';
import { Field } from '../../../ui/forms/Field';
import { SmallForm } from '../form/SmallForm';
import { useSmallForm } from '../form/useSmallForm';
import { PasswordField } from '../password/PasswordField';
import { knowAdmin } from '../session/sessionQuery';
import { CodeForm } from './CodeForm';
import { SignInWait } from './SignInWait';
import { signInSchema } from './signInSchema';

interface Props {
  submit: string;
  onSignedIn: (admin: Admin) => void;
  onCancel?: () => void;
}

const ID = 'sign-in';

/** E-mail or phone and password (spec 2, Login), then the code of a second factor, where there is one. */
export function SignInForm({ submit, onSignedIn, onCancel }: Props) {
  const { t } = useTranslation('admin');
  const enter = async (admin: Admin) => {
    await knowAdmin(admin);
    onSignedIn(admin);
  };
  const form = useSmallForm({
    id: ID,
    schema: signInSchema,
    empty: { identifier: '', password: '' },
    send: signIn,
    onSent: (admin) => enter(admin),
  });
  const { register, summary } = form;
  if (form.error instanceof ServiceError && form.error.code === 'codeNeeded') {
    return (
      <CodeForm
        action={submit}
        busyAction={t('signIn.busy')}
        send={signInWithCode}
        onSent={enter}
        onCancel={async () => {
          await signOut();
          form.forgetError();
        }}
      />
    );
  }
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

import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/Button';
import { Field } from '../../ui/forms/Field';
import { secondFactorOffered } from '../api/auth/secondFactor';
import { PASSWORD_MIN } from '../forms/limits';
import { type FormField, TextField } from '../forms/SimpleForm';
import styles from './fields.module.css';

export const UsernameField = (props: ComponentProps<typeof TextField>) => (
  <TextField {...props} autoComplete="username" autoCapitalize="none" spellCheck={false} />
);

/** There is no second field to repeat the password, because a button shows what was typed. */
export function NewPasswordField(props: FormField) {
  const { t } = useTranslation('account');
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      label={t('newPassword')}
      hint={t('newPasswordHint', { min: PASSWORD_MIN })}
    />
  );
}

/** Renders the optional code; nothing if `secondFactorOffered` is false (R7.6). */
export function MfaCodeField(props: FormField) {
  const { t } = useTranslation('account');
  if (!secondFactorOffered()) return null;
  return <OneTimeCodeField {...props} label={t('factor.code')} hint={t('factor.codeHint')} />;
}

export const OneTimeCodeField = (props: ComponentProps<typeof TextField>) => (
  <TextField {...props} inputMode="numeric" autoComplete="one-time-code" />
);

interface Props extends FormField {
  label: string;
  hint?: string;
  /** Hint for password managers: with `new-password` they offer to generate one. */
  autoComplete?: 'current-password' | 'new-password';
}

/** Renders a password with a button that shows it, and a note while Caps Lock is on. */
export function PasswordField(props: Props) {
  const { id, label, field, error, hint, autoComplete = 'current-password' } = props;
  const { t } = useTranslation('admin');
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field label={label} name={id} error={error} hint={hint}>
      {(control) => (
        <div className={styles.password}>
          <input
            {...control}
            {...field}
            onKeyDown={readCapsLock}
            onKeyUp={readCapsLock}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button
            variant="secondary"
            aria-controls={id}
            aria-label={t(shown ? 'signIn.hidePassword' : 'signIn.showPassword')}
            onClick={() => setShown(!shown)}
          >
            {t(shown ? 'signIn.hide' : 'signIn.show')}
          </Button>
          <p role="status" className="small-print">
            {capsLock && t('signIn.capsLock')}
          </p>
        </div>
      )}
    </Field>
  );
}

import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/Button';
import { Field } from '../../ui/forms/Field';
import { type FormField, TextField } from '../forms/SimpleForm';
import styles from './fields.module.css';

/** Renders a field for an e-mail address or phone number, which password managers fill in. */
export const UsernameField = (props: ComponentProps<typeof TextField>) => (
  <TextField {...props} autoComplete="username" autoCapitalize="none" spellCheck={false} />
);

/** Renders a field for a code, which telephones fill in from a message. */
export const OneTimeCodeField = (props: ComponentProps<typeof TextField>) => (
  <TextField {...props} inputMode="numeric" autoComplete="one-time-code" />
);

interface Props extends FormField {
  label: string;
  hint?: string;
  /** Hint for password managers: with `new-password` they offer to generate one. */
  autoComplete?: 'current-password' | 'new-password';
}

/** Renders a field for a password, with a button that shows or hides the password. */
export function PasswordField(props: Props) {
  const { id, label, field, error, hint, autoComplete = 'current-password' } = props;
  const { t } = useTranslation('admin');
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} name={id} error={error} hint={hint}>
      {(control) => (
        <div className={`cluster gap-2 ${styles.password}`}>
          <input
            {...control}
            {...field}
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
        </div>
      )}
    </Field>
  );
}

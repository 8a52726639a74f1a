import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/forms/Field';
import type { FormField } from '../../forms/useSimpleForm';
import styles from './PasswordField.module.css';

interface Props extends FormField {
  label: string;
  hint?: string;
  /** `current-password` by default; with `new-password`, password managers offer to generate one. */
  autoComplete?: 'current-password' | 'new-password';
}

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
          <button
            type="button"
            aria-controls={id}
            aria-label={t(shown ? 'signIn.hidePassword' : 'signIn.showPassword')}
            onClick={() => setShown(!shown)}
          >
            {t(shown ? 'signIn.hide' : 'signIn.show')}
          </button>
          <p role="status" className={styles.capsLock}>
            {capsLock && t('signIn.capsLock')}
          </p>
        </div>
      )}
    </Field>
  );
}

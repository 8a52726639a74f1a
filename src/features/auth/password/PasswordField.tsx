import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/forms/Field';
import styles from '../signIn/SignInForm.module.css';

interface Props {
  id: string;
  label: string;
  field: UseFormRegisterReturn;
  error: string | undefined;
  hint?: string;
  /** A new one is offered by the browser's own store of passwords. */
  fresh?: boolean;
}

/** A password that can be looked at before it is sent. */
export function PasswordField({ id, label, field, error, hint, fresh = false }: Props) {
  const { t } = useTranslation('admin');
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} name={id} error={error} hint={hint}>
      {(control) => (
        <div className={styles.password}>
          <input
            {...control}
            {...field}
            type={shown ? 'text' : 'password'}
            autoComplete={fresh ? 'new-password' : 'current-password'}
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
        </div>
      )}
    </Field>
  );
}

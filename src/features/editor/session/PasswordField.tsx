import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/Field';
import styles from './SignInForm.module.css';

interface Props {
  id: string;
  field: UseFormRegisterReturn;
  error: string | undefined;
}

/** A password that can be looked at before it is sent. */
export function PasswordField({ id, field, error }: Props) {
  const { t } = useTranslation('admin');
  const [shown, setShown] = useState(false);
  return (
    <Field label={t('signIn.password')} name={id} error={error}>
      {(control) => (
        <div className={styles.password}>
          <input
            {...control}
            {...field}
            type={shown ? 'text' : 'password'}
            autoComplete="current-password"
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

import { useEffect, useReducer, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { secondsToWait } from '../../../services/auth/signInWait';

/** Counts down to when the next sign-in makes sense, and says aloud when that has come. */
export function SignInWait() {
  const { t } = useTranslation('admin');
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const waited = useRef(false);
  const left = secondsToWait();
  waited.current ||= left > 0;

  useEffect(() => {
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);

  return (
    <>
      {left > 0 && (
        <p>
          {left < 120
            ? t('signIn.waitSeconds', { count: left })
            : t('signIn.waitMinutes', { count: Math.ceil(left / 60) })}
        </p>
      )}
      <p role="status" hidden={left > 0 || !waited.current}>
        {left === 0 && waited.current && t('signIn.waitOver')}
      </p>
    </>
  );
}

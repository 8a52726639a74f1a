import { useEffect, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { secondsToWait } from '../../../services/auth/signInBackoff';

/** Counts down to the next sign-in attempt; screen readers announce the end of the wait. */
export function SignInCountdown() {
  const { t } = useTranslation('admin');
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const left = secondsToWait();
  const [hasWaited, setHasWaited] = useState(left > 0);
  if (left > 0 && !hasWaited) setHasWaited(true);

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
      <p role="status" hidden={left > 0 || !hasWaited}>
        {left === 0 && hasWaited && t('signIn.waitOver')}
      </p>
    </>
  );
}

import { useEffect, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { secondsToWait } from '../../../services/auth/signInBackoff';

/**
 * How long the form has to wait after wrong credentials or a rate limit (docs/security.md). Screen
 * readers hear only the end of the wait.
 */
export function SignInCountdown() {
  const { t } = useTranslation('admin');
  const [, countDown] = useReducer((count: number) => count + 1, 0);
  const secondsLeft = secondsToWait();
  const [hasWaited, setHasWaited] = useState(secondsLeft > 0);
  if (secondsLeft > 0 && !hasWaited) setHasWaited(true);

  useEffect(() => {
    const timer = setInterval(countDown, 1000);
    return () => clearInterval(timer);
  }, []);

  return (
    <>
      {secondsLeft > 0 && (
        <p>
          {secondsLeft < 120
            ? t('signIn.waitSeconds', { count: secondsLeft })
            : t('signIn.waitMinutes', { count: Math.ceil(secondsLeft / 60) })}
        </p>
      )}
      <p role="status" hidden={secondsLeft > 0 || !hasWaited}>
        {secondsLeft === 0 && hasWaited && t('signIn.waitOver')}
      </p>
    </>
  );
}

import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { unwrap } from '../../../lib/http/result';
import { confirmFactor, enrolFactor } from '../../../services/auth/secondFactor';
import { Button } from '../../../ui/actions/Button';
import { ErrorCallout } from '../../../ui/feedback/ErrorCallout';
import { MfaCodeForm } from './MfaCodeForm';
import styles from './SecondFactorEnrolment.module.css';

/**
 * Enrols an authenticator app (R7.6): a button requests a secret, then the first code is verified.
 */
export function SecondFactorEnrolment({ onDone }: { onDone: () => Promise<void> }) {
  const { t } = useTranslation('account');
  const enrolment = useMutation({ mutationFn: async () => unwrap(await enrolFactor()) });
  if (!enrolment.data) {
    return (
      <>
        <ErrorCallout error={enrolment.error} />
        <p>{t('factor.isOff')}</p>
        <p>
          <Button busy={enrolment.isPending} onClick={() => enrolment.mutate()}>
            {t('factor.begin')}
          </Button>
        </p>
      </>
    );
  }
  const { id, qrCode, secret } = enrolment.data;
  return (
    <>
      <p>{t('factor.scan')}</p>
      <img
        className={styles.qrCode}
        src={qrCode}
        alt={t('factor.qrCode')}
        width={200}
        height={200}
      />
      <p>
        {t('factor.secret')} <code className={styles.secret}>{secret}</code>
      </p>
      <MfaCodeForm
        action={t('factor.confirm')}
        busyAction={t('saving')}
        send={(code) => confirmFactor(id, code)}
        onSent={onDone}
        onCancel={() => enrolment.reset()}
      />
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../lib/http/queryClient';
import { queryFnOf } from '../../../lib/http/queryFn';
import { unwrap } from '../../../lib/http/result';
import {
  activeFactor,
  confirmFactor,
  type Enrolment,
  enrolFactor,
  removeFactor,
} from '../../../services/auth/secondFactor';
import { Button } from '../../../ui/actions/Button';
import { ErrorCallout } from '../../../ui/feedback/ErrorCallout';
import { CodeForm } from '../signIn/CodeForm';
import styles from './SecondFactor.module.css';

const KEY = ['admin', 'factor'];

/** Switches the second factor of the account on and off. */
export function SecondFactor({ onDone }: { onDone: (now: 'on' | 'off') => void }) {
  const { t } = useTranslation('account');
  const factor = useQuery({ queryKey: KEY, queryFn: queryFnOf(() => activeFactor()), gcTime: 0 });
  const [removing, setRemoving] = useState(false);
  const changed = async (now: 'on' | 'off') => {
    setRemoving(false);
    await queryClient.invalidateQueries({ queryKey: KEY });
    onDone(now);
  };
  if (factor.isPending) return <p role="status">{t('factor.checking')}</p>;
  if (factor.isError) return <ErrorCallout error={factor.error} />;
  const id = factor.data;
  if (id === null) return <Enrol onDone={() => changed('on')} />;
  if (!removing) {
    return (
      <>
        <p>{t('factor.isOn')}</p>
        <p>
          <Button look="secondary" onClick={() => setRemoving(true)}>
            {t('factor.remove')}
          </Button>
        </p>
      </>
    );
  }
  return (
    <CodeForm
      action={t('factor.remove')}
      busyAction={t('saving')}
      send={(code) => removeFactor(id, code)}
      onSent={() => changed('off')}
      onCancel={() => setRemoving(false)}
    />
  );
}

/** From the picture to the first code. */
function Enrol({ onDone }: { onDone: () => Promise<void> }) {
  const { t } = useTranslation('account');
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    try {
      setEnrolment(unwrap(await enrolFactor()));
      setError(null);
    } catch (cause) {
      setError(cause as Error);
    } finally {
      setBusy(false);
    }
  };
  if (!enrolment) {
    return (
      <>
        <ErrorCallout error={error} />
        <p>{t('factor.isOff')}</p>
        <p>
          <Button busy={busy} onClick={begin}>
            {t('factor.begin')}
          </Button>
        </p>
      </>
    );
  }
  return (
    <>
      <p>{t('factor.scan')}</p>
      <img
        className={styles.picture}
        src={enrolment.picture}
        alt={t('factor.picture')}
        width={200}
        height={200}
      />
      <p>
        {t('factor.secret')} <code className={styles.secret}>{enrolment.secret}</code>
      </p>
      <CodeForm
        action={t('factor.confirm')}
        busyAction={t('saving')}
        send={(code) => confirmFactor(enrolment.id, code)}
        onSent={onDone}
        onCancel={() => setEnrolment(null)}
      />
    </>
  );
}

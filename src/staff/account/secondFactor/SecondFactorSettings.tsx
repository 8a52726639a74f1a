import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../lib/http/queryClient';
import { toQueryFn } from '../../../lib/http/queryFn';
import { unwrap } from '../../../lib/http/result';
import { Button } from '../../../ui/actions/Button';
import {
  activeFactor,
  confirmFactor,
  enrolFactor,
  removeFactor,
} from '../../api/auth/secondFactor';
import { ErrorNote } from '../../parts/ErrorNote';
import styles from '../fields.module.css';
import { MfaCodeForm } from './MfaCodeForm';

const QUERY_KEY = ['admin', 'factor'];

/** Renders the enrolment of a second factor, or its removal, which asks for a code (R7.6). */
export function SecondFactorSettings({ onDone }: { onDone: (state: 'on' | 'off') => void }) {
  const { t } = useTranslation('account');
  const factor = useQuery({
    queryKey: QUERY_KEY,
    queryFn: toQueryFn(() => activeFactor()),
    gcTime: 0,
  });
  const [removing, setRemoving] = useState(false);
  const handleDone = async (state: 'on' | 'off') => {
    setRemoving(false);
    await queryClient.invalidateQueries({ queryKey: QUERY_KEY });
    onDone(state);
  };
  if (factor.isPending) return <p role="status">{t('factor.checking')}</p>;
  if (factor.isError) return <ErrorNote error={factor.error} />;
  const id = factor.data;
  if (id === null) return <SecondFactorEnrolment onDone={() => handleDone('on')} />;
  if (!removing) {
    return (
      <>
        <p>{t('factor.isOn')}</p>
        <p>
          <Button variant="secondary" onClick={() => setRemoving(true)}>
            {t('factor.remove')}
          </Button>
        </p>
      </>
    );
  }
  return (
    <MfaCodeForm
      action={t('factor.remove')}
      send={(code) => removeFactor(id, code)}
      onSent={() => handleDone('off')}
      onCancel={() => setRemoving(false)}
    />
  );
}

/** Enrols a factor on a press, then shows its QR code and secret until a first code confirms it. */
function SecondFactorEnrolment({ onDone }: { onDone: () => Promise<void> }) {
  const { t } = useTranslation('account');
  const enrolment = useMutation({ mutationFn: async () => unwrap(await enrolFactor()) });
  if (!enrolment.data) {
    return (
      <>
        <ErrorNote error={enrolment.error} />
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
        {t('factor.secret')} <code className="anywhere">{secret}</code>
      </p>
      <MfaCodeForm
        action={t('factor.confirm')}
        send={(code) => confirmFactor(id, code)}
        onSent={onDone}
        onCancel={() => enrolment.reset()}
      />
    </>
  );
}

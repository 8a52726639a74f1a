import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryFnOf } from '../../../lib/http/queryFn';
import { activeFactor, removeFactor } from '../../../services/auth/secondFactor';
import { Button } from '../../../ui/actions/Button';
import { ErrorCallout } from '../../../ui/feedback/ErrorCallout';
import { MfaCodeForm } from './MfaCodeForm';
import { SecondFactorEnrolment } from './SecondFactorEnrolment';

const QUERY_KEY = ['admin', 'factor'];

export function SecondFactorSettings({ onDone }: { onDone: (state: 'on' | 'off') => void }) {
  const { t } = useTranslation('account');
  const queryClient = useQueryClient();
  const factor = useQuery({
    queryKey: QUERY_KEY,
    queryFn: queryFnOf(() => activeFactor()),
    gcTime: 0,
  });
  const [removing, setRemoving] = useState(false);
  const handleDone = async (state: 'on' | 'off') => {
    setRemoving(false);
    await queryClient.invalidateQueries({ queryKey: QUERY_KEY });
    onDone(state);
  };
  if (factor.isPending) return <p role="status">{t('factor.checking')}</p>;
  if (factor.isError) return <ErrorCallout error={factor.error} />;
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
      busyAction={t('saving')}
      send={(code) => removeFactor(id, code)}
      onSent={() => handleDone('off')}
      onCancel={() => setRemoving(false)}
    />
  );
}

import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { env } from '../../../lib/env';
import { queryClient } from '../../../lib/http/queryClient';
import { toQueryFn } from '../../../lib/http/queryFn';
import { unwrap } from '../../../lib/http/result';
import { Button } from '../../../ui/actions/Button';
import fieldStyles from '../../account/fields.module.css';
import { PasswordForm } from '../../account/passwordForms';
import { MfaCodeForm } from '../../account/secondFactor/MfaCodeForm';
import { useAccountName, useStaffMember } from '../../account/session/useStaffMember';
import { changePassword } from '../../api/auth/account';
import {
  activeFactor,
  confirmFactor,
  enrolFactor,
  removeFactor,
} from '../../api/auth/secondFactor';
import { ErrorNote } from '../../parts/ErrorNote';
import { useNotify } from '../../parts/NotificationProvider';
import { Panel } from '../../parts/Panel';
import { StaffPage } from '../../StaffPage';
import styles from './pages.module.css';

/** Renders the page `/admin/account`: role, password and second factor (R7.4–R7.6). */
export function Account() {
  const { t } = useTranslation(['account', 'people']);
  const notify = useNotify();
  const member = useStaffMember();
  const name = useAccountName();
  const notifyOnPage = (text: string) => notify('/admin/account', <p>{text}</p>);
  return (
    <StaffPage title={t('page.title')}>
      {name && <p>{t('page.signedInAs', { name })}</p>}
      {member && <p>{t(`people:yourRole.${member.role}`)}</p>}
      <AccountPanel id="change" title={t('change.title')} lead={t('change.lead')}>
        <PasswordForm
          asksFor="currentPassword"
          action={t('change.save')}
          send={({ proof, newPassword, mfaCode }) => changePassword(proof, newPassword, mfaCode)}
          onSent={() => notifyOnPage(t('done'))}
        />
      </AccountPanel>
      <AccountPanel id="factor" title={t('factor.title')} lead={t('factor.lead')}>
        {env.secondFactor ? (
          <SecondFactorSettings onDone={(state) => notifyOnPage(t(`factor.${state}`))} />
        ) : (
          <p>{t('factor.notOffered')}</p>
        )}
      </AccountPanel>
    </StaffPage>
  );
}

interface AccountPanelProps {
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** Renders a narrow panel with its heading; `id` is the heading's. */
const AccountPanel = ({ id, title, lead, children }: AccountPanelProps) => (
  <Panel className={`stack ${styles.narrow}`} aria-labelledby={id}>
    <h2 id={id} className="size-h3">
      {title}
    </h2>
    <p>{lead}</p>
    {children}
  </Panel>
);

const QUERY_KEY = ['admin', 'factor'];

/**
 * Fetches whether the account has a second factor. Renders the enrolment of one, or the removal,
 * which asks for a code (R7.6).
 */
function SecondFactorSettings({ onDone }: { onDone: (state: 'on' | 'off') => void }) {
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
        className={fieldStyles.qrCode}
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

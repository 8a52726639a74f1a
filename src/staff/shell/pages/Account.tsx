import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { env } from '../../../lib/env';
import { PasswordForm } from '../../account/passwordForms';
import { SecondFactorSettings } from '../../account/secondFactor/SecondFactorSettings';
import { useAccountName, useStaffMember } from '../../account/session/useStaffMember';
import { changePassword } from '../../api/auth/account';
import { useNotify } from '../../parts/NotificationProvider';
import { Panel } from '../../parts/Panel';
import { StaffPage } from '../../StaffPage';
import styles from './pages.module.css';

/** Renders the page `/admin/account` (R7.4–R7.6). */
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

const AccountPanel = ({ id, title, lead, children }: AccountPanelProps) => (
  <Panel className={`stack ${styles.narrow}`} aria-labelledby={id}>
    <h2 id={id} className="size-h3">
      {title}
    </h2>
    <p>{lead}</p>
    {children}
  </Panel>
);

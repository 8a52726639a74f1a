import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ArrivalState } from '../../features/auth/entry/arrival';
import { ChangePasswordForm } from '../../features/auth/password/ChangePasswordForm';
import { SecondFactor } from '../../features/auth/secondFactor/SecondFactor';
import { useCurrentAdmin } from '../../features/auth/session/useCurrentAdmin';
import { nameOf } from '../../services/auth/auth';
import { secondFactorOffered } from '../../services/auth/secondFactor';
import { buttonClass } from '../../ui/actions/Button';
import { useSay } from '../../ui/feedback/Status';
import { StaffPage } from '../../ui/layout/StaffPage';
import styles from './Account.module.css';

/** The account of who is signed in: its password, and the way out on every device. */
export function Account() {
  const { t } = useTranslation('account');
  const say = useSay();
  // Reads what the guard has found out; asks nothing itself.
  const admin = useCurrentAdmin();
  const everywhere: ArrivalState = { signOut: 'everywhere' };
  return (
    <StaffPage title={t('page.title')}>
      {admin && <p>{t('page.signedInAs', { name: nameOf(admin) })}</p>}
      <section className={styles.card} aria-labelledby="change">
        <h2 id="change">{t('change.title')}</h2>
        <p>{t('change.lead')}</p>
        <ChangePasswordForm
          onDone={({ othersSignedOut }) =>
            say('/admin/account', <p>{t(othersSignedOut ? 'done' : 'doneHere')}</p>)
          }
        />
      </section>
      {secondFactorOffered() && (
        <section className={styles.card} aria-labelledby="factor">
          <h2 id="factor">{t('factor.title')}</h2>
          <p>{t('factor.lead')}</p>
          <SecondFactor onDone={(now) => say('/admin/account', <p>{t(`factor.${now}`)}</p>)} />
        </section>
      )}
      <section className={styles.card} aria-labelledby="everywhere">
        <h2 id="everywhere">{t('everywhere.title')}</h2>
        <p>{t('everywhere.text')}</p>
        <p>
          <Link to="/admin" state={everywhere} className={buttonClass('secondary')}>
            {t('everywhere.action')}
          </Link>
        </p>
      </section>
    </StaffPage>
  );
}

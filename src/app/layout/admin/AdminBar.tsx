import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useStaffMember, useStaffRole } from '../../../staff/auth/session/useStaffMember';
import type { SignInLocationState } from '../../../staff/auth/signIn/signInLocation';
import { hasLoginFlag } from '../../../staff/data/auth/auth';
import { nameOf } from '../../../staff/data/auth/staffMember';
import { buttonClass } from '../../../ui/actions/Button';
import { AppLink } from '../../../ui/navigation/AppLink';
import { LanguageSwitch } from '../header/LanguageSwitch';
import styles from './AdminBar.module.css';

const links = [
  { to: '/admin/dashboard', name: 'dashboard', role: 'writer' },
  { to: '/admin/news/new', name: 'newArticle', role: 'writer' },
  { to: '/admin/notices/new', name: 'newNotice', role: 'writer' },
  { to: '/admin/bin', name: 'bin', role: 'writer' },
  { to: '/admin/access', name: 'access', role: 'admin' },
  { to: '/admin/help', name: 'help', role: 'writer' },
] as const;

const ACCOUNT = '/admin/account';

/** Links of signed-in staff are there once the session is checked, or before that while the local flag says so (R4.8). */
export function AdminBar() {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  const member = useStaffMember();
  const isSignedIn = pathname !== '/admin' && (member ? true : hasLoginFlag());
  const role = useStaffRole();
  const signOut: SignInLocationState = { signOut: 'here' };
  return (
    <header className={styles.bar}>
      <div className={`container ${styles.inner}`}>
        <p className={styles.name}>{t('area.name')}</p>
        <AppLink to="/" className={styles.site}>
          {t('area.site')}
        </AppLink>
        {isSignedIn && (
          <>
            <nav aria-label={t('area.menu')} className={styles.links}>
              <ul className="plain-list">
                {links
                  .filter((link) => role === 'admin' || link.role === 'writer')
                  .map(({ to, name }) => (
                    <li key={to}>
                      <AppLink to={to} aria-current={pathname === to ? 'page' : undefined}>
                        {t(`area.${name}`)}
                      </AppLink>
                    </li>
                  ))}
              </ul>
            </nav>
            <div className={styles.account}>
              {member && (
                <p>
                  <AppLink to={ACCOUNT} aria-current={pathname === ACCOUNT ? 'page' : undefined}>
                    <span className="visually-hidden">{t('area.account')}: </span>
                    {nameOf(member)}
                  </AppLink>
                </p>
              )}
              <Link to="/admin" state={signOut} className={buttonClass('onDark')}>
                <LogOut aria-hidden="true" size="1.05em" />
                {t('area.signOut')}
              </Link>
            </div>
          </>
        )}
        <div className={styles.language}>
          <LanguageSwitch />
        </div>
      </div>
    </header>
  );
}

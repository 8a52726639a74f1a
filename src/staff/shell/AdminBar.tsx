import { LogOut, User } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Menu } from '../../ui/actions/Menu';
import { AppLink } from '../../ui/navigation/AppLink';
import { LanguageSwitch } from '../../ui/navigation/LanguageSwitch';
import { useCan, useStaffMember } from '../account/session/useStaffMember';
import type { SignInLocationState } from '../account/signIn/signInLocation';
import { accountName, hasLoginFlag } from '../api/auth/auth';
import { hasDrafts, translatedKinds } from '../kinds/kinds';
import styles from './AdminBar.module.css';

const BAR = ['dashboard', ...translatedKinds, 'facts'] as const;
const OF_PERSON = ['account', 'log', 'access', 'help'] as const;

/**
 * Renders the bar of the staff area. Its links are there once the session is checked, or before
 * that while the local flag is set (R4.8).
 */
export function AdminBar() {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  const member = useStaffMember();
  const isSignedIn = pathname !== '/admin' && (member ? true : hasLoginFlag());
  const signOut: SignInLocationState = { signOut: true };
  return (
    <header className={styles.bar} data-screen-only>
      <div className={`container cluster between ${styles.inner}`}>
        {isSignedIn ? (
          <>
            <nav aria-label={t('area.menu')}>
              <ul className="plain-list cluster">
                <PageLinks pages={BAR} />
              </ul>
            </nav>
            <Menu
              className={styles.menu}
              label={
                <>
                  <User size="1.35em" />
                  <span className="visually-hidden">{t('area.account')}</span>{' '}
                  {member && <span className={styles.name}>{accountName(member)}</span>}
                </>
              }
            >
              {() => (
                <>
                  <li>
                    <LanguageSwitch />
                  </li>
                  <PageLinks pages={OF_PERSON} />
                  <li>
                    <AppLink to="/">{t('area.site')}</AppLink>
                  </li>
                  <li>
                    <AppLink to="/admin" state={signOut}>
                      <LogOut size="1.05em" />
                      {t('area.signOut')}
                    </AppLink>
                  </li>
                </>
              )}
            </Menu>
          </>
        ) : (
          <>
            <AppLink to="/">{t('area.site')}</AppLink>
            <LanguageSwitch />
          </>
        )}
      </div>
    </header>
  );
}

/** Renders the links of the pages that the role may open. */
function PageLinks({ pages }: { pages: readonly (typeof BAR | typeof OF_PERSON)[number][] }) {
  const { t } = useTranslation(['admin', 'kinds']);
  const { pathname } = useLocation();
  const can = useCan();
  return pages
    .filter((page) => !['access', 'facts'].includes(page) || can('manageAccess'))
    .map((page) => {
      const to = `/admin/${page}`;
      return (
        <li key={page}>
          <AppLink to={to} aria-current={pathname === to ? 'page' : undefined}>
            {hasDrafts(page) ? t(`kinds:${page}.list.title`) : t(`area.${page}`)}
          </AppLink>
        </li>
      );
    });
}

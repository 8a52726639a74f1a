import { House, LogOut, User } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useMediaQuery } from '../../lib/hooks/useMediaQuery';
import { Menu } from '../../ui/actions/Menu';
import { AppLink } from '../../ui/navigation/AppLink';
import { LanguageSwitch } from '../../ui/navigation/LanguageSwitch';
import { useCan, useStaffMember } from '../account/session/useStaffMember';
import type { SignInLocationState } from '../account/signIn/signInLocation';
import { accountName, hasLoginFlag } from '../api/auth/auth';
import { translatedKinds } from '../kinds/kinds';
import styles from './AdminBar.module.css';

const BAR = ['dashboard', ...translatedKinds, 'facts'] as const;
const OF_PERSON = ['account', 'log', 'access', 'help'] as const;

const WIDE = '(min-width: 76rem)';

/**
 * Renders the bar of the staff area. Its links are there once the session is checked, or before
 * that while the local flag is set (R4.8).
 */
export function AdminBar() {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  const wide = useMediaQuery(WIDE);
  const member = useStaffMember();
  const isSignedIn = pathname !== '/admin' && (member ? true : hasLoginFlag());
  const signOut: SignInLocationState = { signOut: true };
  const language = (
    <div className={styles.language}>
      <LanguageSwitch />
    </div>
  );
  return (
    <header className={styles.bar} data-screen-only>
      <div className={`container ${styles.inner}`}>
        {(wide || !isSignedIn) && <p className={styles.name}>{t('area.name')}</p>}
        {isSignedIn ? (
          <>
            <nav aria-label={t('area.menu')} className={styles.links}>
              <ul className="plain-list">
                <PageLinks pages={BAR} isCut={!wide} />
              </ul>
            </nav>
            {wide && language}
            <Menu
              className={styles.menu}
              label={
                <>
                  <User aria-hidden="true" size="1.35em" />
                  <span className="visually-hidden">{t('area.account')}</span>{' '}
                  {member && (
                    <span className={wide ? '' : 'visually-hidden'}>{accountName(member)}</span>
                  )}
                </>
              }
            >
              {() => (
                <>
                  {!wide && <li>{language}</li>}
                  <PageLinks pages={OF_PERSON} />
                  <li>
                    <AppLink to="/">{t('area.site')}</AppLink>
                  </li>
                  <li>
                    <AppLink to="/admin" state={signOut}>
                      <LogOut aria-hidden="true" size="1.05em" />
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
            {language}
          </>
        )}
      </div>
    </header>
  );
}

interface PageLinksProps {
  pages: readonly ((typeof BAR)[number] | (typeof OF_PERSON)[number])[];
  /** Home is its icon, and other names end at a comma, because a phone has one line for them. */
  isCut?: boolean;
}

function PageLinks({ pages, isCut = false }: PageLinksProps) {
  const { t } = useTranslation(['admin', 'kinds']);
  const { pathname } = useLocation();
  const can = useCan();
  return pages
    .filter((page) => page !== 'access' || can('manageAccess'))
    .map((page) => {
      const to = `/admin/${page}`;
      const name =
        page === 'news' || page === 'notices' ? t(`kinds:${page}.list.title`) : t(`area.${page}`);
      return (
        <li key={page}>
          <AppLink
            to={to}
            aria-label={isCut ? name : undefined}
            aria-current={pathname === to ? 'page' : undefined}
          >
            {isCut && page === 'dashboard' ? (
              <House aria-hidden="true" size="1.35em" />
            ) : (
              name.split(isCut ? ',' : '\n')[0]
            )}
          </AppLink>
        </li>
      );
    });
}

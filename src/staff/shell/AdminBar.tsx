import { House, LogOut, User } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useMediaQuery } from '../../lib/hooks/useMediaQuery';
import { Menu } from '../../ui/actions/Menu';
import { AppLink } from '../../ui/navigation/AppLink';
import { LanguageSwitch } from '../../ui/navigation/LanguageSwitch';
import { useCan, useStaffMember } from '../account/session/useStaffMember';
import type { SignInLocationState } from '../account/signIn/signInLocation';
import { hasLoginFlag, memberName } from '../api/auth/auth';
import { translatedKinds } from '../kinds/kinds';
import type { Action } from '../kinds/rights';
import styles from './AdminBar.module.css';

/** Returns a link of the bar, or of the menu of the person. */
const link = <Text extends string>(
  place: 'bar' | 'person',
  path: string,
  text: Text,
  action: Action = 'write',
) => ({ place, to: `/admin/${path}`, text, action });

const links = [
  link('bar', 'dashboard', 'area.dashboard'),
  ...translatedKinds.map((kind) => link('bar', kind, `kinds:${kind}.list.title` as const)),
  link('bar', 'facts', 'area.facts'),
  link('person', 'account', 'area.account'),
  link('person', 'log', 'area.log'),
  link('person', 'access', 'area.access', 'manageAccess'),
  link('person', 'help', 'area.help'),
];

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
                <PageLinks place="bar" isCut={!wide} />
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
                    <span className={wide ? '' : 'visually-hidden'}>{memberName(member)}</span>
                  )}
                </>
              }
            >
              {() => (
                <>
                  {!wide && <li>{language}</li>}
                  <PageLinks place="person" />
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
  place: 'bar' | 'person';
  /** Home is its icon, and other names end at a comma, because a phone has one line for them. */
  isCut?: boolean;
}

function PageLinks({ place, isCut = false }: PageLinksProps) {
  const { t } = useTranslation(['admin', 'kinds']);
  const { pathname } = useLocation();
  const can = useCan();
  return links
    .filter((one) => one.place === place && can(one.action))
    .map(({ to, text }) => (
      <li key={to}>
        <AppLink
          to={to}
          aria-label={isCut ? t(text) : undefined}
          aria-current={pathname === to ? 'page' : undefined}
        >
          {isCut && text === 'area.dashboard' ? (
            <House aria-hidden="true" size="1.35em" />
          ) : (
            t(text).split(isCut ? ',' : '\n')[0]
          )}
        </AppLink>
      </li>
    ));
}

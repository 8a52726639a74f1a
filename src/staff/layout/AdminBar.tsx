import { LogOut, type LucideIcon, Plus, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useMediaQuery } from '../../lib/hooks/useMediaQuery';
import { Menu } from '../../ui/actions/MoreMenu';
import { AppLink } from '../../ui/navigation/AppLink';
import { LanguageSwitch } from '../../ui/navigation/LanguageSwitch';
import { useCan, useStaffMember } from '../auth/session/useStaffMember';
import type { SignInLocationState } from '../auth/signIn/signInLocation';
import { hasLoginFlag } from '../data/auth/auth';
import { nameOf } from '../data/auth/staffMember';
import { allKinds, translatedKinds } from '../kinds/kinds';
import styles from './AdminBar.module.css';

/** Besides those of kinds. `place`: in the bar, or in the menu of the person; `wide` is the bar on wide screens, else the person's menu. */
const pages = [
  { to: '/admin/dashboard', name: 'dashboard', place: 'bar', action: 'write' },
  { to: '/admin/facts', name: 'facts', place: 'wide', action: 'write' },
  { to: '/admin/account', name: 'account', place: 'person', action: 'write' },
  { to: '/admin/log', name: 'log', place: 'person', action: 'write' },
  { to: '/admin/bin', name: 'bin', place: 'person', action: 'manageBin' },
  { to: '/admin/access', name: 'access', place: 'person', action: 'manageAccess' },
  { to: '/admin/help', name: 'help', place: 'person', action: 'write' },
] as const;

type Place = (typeof pages)[number]['place'] | 'new';

/** Links of signed-in staff are there once the session is checked, or before that while the local flag says so (R4.8). */
export function AdminBar() {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  const wide = useMediaQuery('(min-width: 60rem)');
  const member = useStaffMember();
  const isSignedIn = pathname !== '/admin' && (member ? true : hasLoginFlag());
  const signOut: SignInLocationState = { signOut: 'here' };
  const language = (
    <div className={styles.language}>
      <LanguageSwitch />
    </div>
  );
  return (
    <header className={styles.bar}>
      <div className={`container ${styles.inner}`}>
        {(wide || !isSignedIn) && <p className={styles.name}>{t('area.name')}</p>}
        {isSignedIn ? (
          <>
            <nav aria-label={t('area.menu')} className={styles.links}>
              <ul className="plain-list">
                <PageLinks place="bar" />
                {wide && <PageLinks place="wide" />}
              </ul>
            </nav>
            <BarMenu icon={Plus} name={t('area.add')}>
              <PageLinks place="new" />
            </BarMenu>
            {wide && language}
            <BarMenu
              icon={User}
              name={t('area.account')}
              detail={
                member && <span className={wide ? '' : 'visually-hidden'}>{nameOf(member)}</span>
              }
            >
              {!wide && <li>{language}</li>}
              {!wide && <PageLinks place="wide" />}
              <PageLinks place="person" />
              <li>
                <AppLink to="/">{t('area.site')}</AppLink>
              </li>
              <li>
                <Link to="/admin" state={signOut}>
                  <LogOut aria-hidden="true" size="1.05em" />
                  {t('area.signOut')}
                </Link>
              </li>
            </BarMenu>
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

function PageLinks({ place }: { place: Place }) {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  const can = useCan();
  const links: { to: string; name: string }[] = pages
    .filter((page) => page.place === place && can(page.action))
    .map(({ to, name }) => ({ to, name: t(`area.${name}`) }));
  if (place === 'bar') {
    links.push(
      ...translatedKinds.map((kind) => ({ to: `/admin/${kind}`, name: t(`list.${kind}.title`) })),
    );
  }
  if (place === 'new') {
    links.push(
      ...allKinds
        .filter((kind) => can('write', kind))
        .map((kind) => ({ to: `/admin/${kind}/new`, name: t(`list.${kind}.new`) })),
    );
  }
  return links.map(({ to, name }) => (
    <li key={to}>
      <AppLink to={to} aria-current={pathname === to ? 'page' : undefined}>
        {name}
      </AppLink>
    </li>
  ));
}

interface BarMenuProps {
  icon: LucideIcon;
  name: string;
  /** Beside the icon. */
  detail?: ReactNode;
  /** The items of its list. */
  children: ReactNode;
}

const BarMenu = ({ icon: Icon, name, detail, children }: BarMenuProps) => {
  const label = (
    <>
      <Icon aria-hidden="true" size="1.35em" />
      <span className="visually-hidden">{name}</span> {detail}
    </>
  );
  return (
    <Menu className={styles.menu} label={label}>
      {() => children}
    </Menu>
  );
};

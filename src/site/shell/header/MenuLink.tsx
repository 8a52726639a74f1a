import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { MenuItem } from '../../../content/site';
import { textAt } from '../../../lib/i18n/dynamicKey';
import { withoutPrefix } from '../../../lib/i18n/languages';
import { AppLink } from '../../../ui/navigation/AppLink';

/** Returns the key in common.json of a label of the menu. */
export const menuKey = (label: string) => `menu.${label}`;

/** Renders an entry of the menu, marked on its own page. */
export function MenuLink({ item }: { item: MenuItem }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isCurrent = withoutPrefix(pathname) === item.to;
  return (
    <AppLink to={item.to} aria-current={isCurrent ? 'page' : undefined}>
      {textAt(t, menuKey(item.label))}
    </AppLink>
  );
}

import { useTranslation } from 'react-i18next';
import { HELP } from '../../content/site';
import { AppLink } from '../../ui/navigation/AppLink';

/** Renders the link to the help page, below a failure or in the row of breadcrumbs. */
export function HelpLink() {
  const { t } = useTranslation();
  return <AppLink to={HELP}>{t('failure.help')}</AppLink>;
}

/** Renders the red link to help: on home always, on other pages where the menu is folded. */
export const UrgentHelp = () => (
  <p className="small-print urgent" data-screen-only>
    <HelpLink />
  </p>
);

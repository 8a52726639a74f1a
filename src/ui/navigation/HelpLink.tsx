import { useTranslation } from 'react-i18next';
import { HELP } from '../../content/site';
import { AppLink } from './AppLink';

/** Leads to whom to call in an emergency: at the foot of every page and beside every failure. */
export function HelpLink() {
  const { t } = useTranslation();
  return <AppLink to={HELP}>{t('failure.help')}</AppLink>;
}

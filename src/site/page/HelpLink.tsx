import { useTranslation } from 'react-i18next';
import { HELP } from '../../content/site';
import { AppLink } from '../../ui/navigation/AppLink';

export function HelpLink() {
  const { t } = useTranslation();
  return <AppLink to={HELP}>{t('failure.help')}</AppLink>;
}

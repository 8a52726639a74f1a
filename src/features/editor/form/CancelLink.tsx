import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../ui/actions/Button';
import { AppLink } from '../../../ui/navigation/AppLink';
import { useDashboardUrl } from '../../items/dashboardLocation';

/** Leads to the list of the dashboard from which the form was opened. */
export function CancelLink() {
  const { t } = useTranslation();
  return (
    <AppLink to={useDashboardUrl()} className={buttonClass('tertiary')}>
      {t('form.cancel')}
    </AppLink>
  );
}

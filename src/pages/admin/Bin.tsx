import { useTranslation } from 'react-i18next';
import { BinPanel } from '../../features/dashboard/bin/BinPanel';
import { BIN_DAYS } from '../../services/history/bin';
import { StaffPage } from '../../ui/page/StaffPage';

/** `/admin/bin` (decision 0019). */
export function Bin() {
  const { t } = useTranslation('history');
  return (
    <StaffPage title={t('bin.title')}>
      <p>{t('bin.lead', { count: BIN_DAYS })}</p>
      <BinPanel />
    </StaffPage>
  );
}

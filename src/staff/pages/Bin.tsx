import { useTranslation } from 'react-i18next';
import { StaffPage } from '../../ui/page/StaffPage';
import { BIN_DAYS } from '../data/history/bin';
import { BinPanel } from '../desk/bin/BinPanel';

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

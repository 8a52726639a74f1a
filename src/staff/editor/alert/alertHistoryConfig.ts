import { useTranslation } from 'react-i18next';
import { type Alert, get } from '../../data/alerts/alertsAdmin';
import { type AlertVersion, alertVersion } from '../../data/history/versions';
import type { HistoryConfig, VersionField } from '../../history/versions/ItemHistoryPanel';

export const alertHistoryConfig: HistoryConfig<AlertVersion, Alert> = {
  kind: 'alerts',
  getVersion: alertVersion,
  getCurrent: get,
  useFields,
};

function useFields(): VersionField<AlertVersion>[] {
  const { t } = useTranslation('admin');
  return [
    [t('alert.level'), ({ level }) => t(`alert.${level}`)],
    [t('alert.textEn'), ({ textEn }) => textEn],
    [t('alert.textRu'), ({ textRu }) => textRu],
    [t('alert.link'), ({ link }) => link ?? ''],
  ];
}

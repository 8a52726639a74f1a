import { useTranslation } from 'react-i18next';
import { nameOfUrl } from '../../../lib/urls/media';
import { type NoticeVersion, noticeVersion } from '../../../services/history/versions';
import { get, type Notice } from '../../../services/notices/noticesAdmin';
import type { HistoryConfig, VersionField } from '../../history/versions/ItemHistoryPanel';
import { restoreNotice } from '../../history/versions/restoreVersion';

/** What is special to the history of a notice. */
export const noticeHistoryConfig: HistoryConfig<NoticeVersion, Notice> = {
  kind: 'notices',
  getVersion: noticeVersion,
  getCurrent: get,
  restore: restoreNotice,
  useFields,
};

function useFields(): VersionField<NoticeVersion>[] {
  const { t } = useTranslation('admin');
  return [
    [t('field.title'), ({ title }) => title],
    [t('field.description'), ({ description }) => description],
    [t('field.type'), ({ type }) => t(`type.${type}`)],
    [t('address.link'), ({ link }) => link ?? ''],
    [t('field.file'), ({ fileUrl }) => nameOfUrl(fileUrl ?? '')],
  ];
}

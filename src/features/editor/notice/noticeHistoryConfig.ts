import { useTranslation } from 'react-i18next';
import { nameOfUrl } from '../../../lib/urls/media';
import { type NoticeVersion, noticeVersion } from '../../../services/history/versions';
import {
  type EditableNotice,
  get,
  type NoticeInput,
  update,
} from '../../../services/notices/noticesAdmin';
import type { HistoryConfig, VersionField } from '../../history/versions/ItemHistoryPanel';
import { noticeUrls } from '../../items/storedFiles';

/** Configuration of the history of notices. */
export const noticeHistoryConfig: HistoryConfig<NoticeVersion, EditableNotice, NoticeInput> = {
  kind: 'notices',
  getVersion: noticeVersion,
  getCurrent: get,
  urlsOf: noticeUrls,
  // Without the file of the version, the current link or file stays (decision 0021).
  toInput: ({ title, description, ...version }, current, missing) => {
    const { type, link, fileUrl } = missing.length > 0 ? current : version;
    return { title, description, type, link, fileUrl };
  },
  update,
  useFields,
};

function useFields(): VersionField<NoticeVersion>[] {
  const { t } = useTranslation('admin');
  return [
    [t('field.title'), ({ title }) => title],
    [t('field.description'), ({ description }) => description],
    [t('field.type'), ({ type }) => t(`type.${type}`)],
    [t('url.link'), ({ link }) => link ?? ''],
    [t('field.file'), ({ fileUrl }) => nameOfUrl(fileUrl ?? '')],
  ];
}

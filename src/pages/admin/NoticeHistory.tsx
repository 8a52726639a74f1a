import { useTranslation } from 'react-i18next';
import { ItemVersions } from '../../features/history/versions/ItemVersions';
import { restoreNotice } from '../../features/history/versions/restoreVersion';
import { nameOfUrl } from '../../lib/urls/media';
import { noticeVersion } from '../../services/history/versions';
import { get, type Notice } from '../../services/notices/noticesAdmin';

interface Props {
  id: string;
  onRestored: (notice: Notice) => void;
}

/** Who changed a notice, and its versions. */
export function NoticeHistory(props: Props) {
  const { t } = useTranslation('admin');
  return (
    <ItemVersions
      {...props}
      kind="notices"
      version={noticeVersion}
      current={get}
      restore={restoreNotice}
      fields={[
        [t('field.title'), ({ title }) => title],
        [t('field.description'), ({ description }) => description],
        [t('field.type'), ({ type }) => t(`type.${type}`)],
        [t('address.link'), ({ link }) => link ?? ''],
        [t('field.file'), ({ fileUrl }) => nameOfUrl(fileUrl ?? '')],
      ]}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { ItemHistory } from '../../features/dashboard/changes/ItemHistory';
import { VersionDialog } from '../../features/editor/versions/VersionDialog';
import { nameOfUrl } from '../../lib/media';
import { get, type Notice } from '../../services/noticesAdmin';
import { type NoticeVersion, noticeVersion } from '../../services/versions';
import { restoreNotice } from './restoreVersion';
import { loadBoth, useHistory } from './useHistory';

interface Props {
  id: string;
  /** Another version is stored now. */
  onRestored: (notice: Notice) => void;
}

/** Who changed a notice, and its versions. */
export function NoticeHistory({ id, onRestored }: Props) {
  const { chosen, list, dialog } = useHistory('notices', id, onRestored);
  const compare = useLines();
  return (
    <>
      <ItemHistory {...list} />
      {chosen && (
        <VersionDialog
          {...dialog}
          change={chosen}
          load={() => loadBoth(noticeVersion(chosen.id), get(id))}
          compare={compare}
          restore={restoreNotice}
        />
      )}
    </>
  );
}

/** What a version brings back, beside what is there now. */
function useLines() {
  const { t } = useTranslation('admin');
  const fields = [
    [t('field.title'), ({ title }: NoticeVersion) => title],
    [t('field.description'), ({ description }: NoticeVersion) => description],
    [t('field.type'), ({ type }: NoticeVersion) => t(`type.${type}`)],
    [t('address.link'), ({ link }: NoticeVersion) => link ?? ''],
    [t('field.file'), ({ fileUrl }: NoticeVersion) => nameOfUrl(fileUrl ?? '')],
  ] as const;
  return (version: NoticeVersion, current: Notice) =>
    fields.map(([label, read]) => ({ label, mine: read(version), theirs: read(current) }));
}

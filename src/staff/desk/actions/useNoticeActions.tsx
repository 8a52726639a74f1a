import { useTranslation } from 'react-i18next';
import { useReauthentication } from '../../auth/session/useReauthentication';
import {
  duplicate,
  type EndedNotice,
  endNow,
  publishNow,
  type StateOfNotice,
  setStatus,
  undoEnd,
} from '../../data/notices/noticeActions';
import { invalidateItems } from '../../items/itemCache';
import { NoticeSavedMessage } from '../../items/SavedMessage';
import { DuplicatedMessage, EndedMessage, useNotifyResult } from '../messages';
import { mapData, useItemActions } from './useItemActions';
import { useTitlesOfCopy } from './useTitlesOfCopy';

/** “Undo” in the notification of an end restores the previous one. */
export function useNoticeActions() {
  const { t } = useTranslation('admin');
  const notifyResult = useNotifyResult('/admin/dashboard');
  const withReauthentication = useReauthentication();
  const titlesOfCopy = useTitlesOfCopy();
  const undo = async (ended: EndedNotice) => {
    const result = await withReauthentication(() => undoEnd(ended));
    notifyResult(ended.title, result, (notice) => <NoticeSavedMessage notice={notice} />);
    await invalidateItems('notices');
  };
  const saved = (notice: StateOfNotice) => <NoticeSavedMessage notice={notice} />;
  return useItemActions('notices', {
    publish: async ({ id }) => mapData(await publishNow(id), saved),
    schedule: async ({ id }) => mapData(await setStatus(id, 'published'), saved),
    toDraft: async ({ id }) =>
      mapData(await setStatus(id, 'draft'), ({ title }) => (
        <p>{t('done.noticeToDraft', { title })}</p>
      )),
    endNow: async ({ id }) =>
      mapData(await endNow(id), (ended) => (
        <EndedMessage title={ended.title} onUndo={() => undo(ended)} />
      )),
    duplicate: async ({ id }) =>
      mapData(await duplicate(id, await titlesOfCopy()), ({ id: copy, title }) => (
        <DuplicatedMessage kind="notices" id={copy} title={title} />
      )),
  });
}

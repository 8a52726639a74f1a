import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Result } from '../../../lib/http/result';
import { type Language, otherLanguage } from '../../../lib/i18n/languages';
import { fetchText } from '../../../lib/i18n/loadText';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { duplicate, setStatus } from '../../../services/news/newsActions';
import { useReauthentication } from '../../auth/session/useReauthentication';
import { invalidateItems } from '../../items/itemCache';
import { NewsSavedMessage } from '../../items/SavedMessage';
import type { ItemRow, NewsAction } from '../list/itemRow';
import { DuplicatedMessage } from '../messages/DuplicatedMessage';
import { copyTitle } from './copyTitle';
import { useNotifyResult } from './useNotifyResult';
import { usePendingById } from './usePendingById';

/**
 * Publishes an article (R4.3), makes it a draft or duplicates it as a draft, and notifies of the success or
 * the error (R8.3, R8.4). The lists are refetched after each action, a failed one too.
 * @returns `pending`, a map of the running actions by article id; `run`, which starts an action on a row and
 *   does nothing while one is running on it
 */
export function useNewsActions() {
  const { t } = useTranslation('admin');
  const current = useLanguage();
  const notifyResult = useNotifyResult('/admin/dashboard');
  const withReauthentication = useReauthentication();
  const { pending, run } = usePendingById<NewsAction>();

  const titleOfCopy = (title: string, lng: Language) =>
    copyTitle(title, (original) => t('copyTitle', { title: original, lng }));
  /** Marks each title in its own language; in that of the interface if the other one cannot be loaded. */
  const titlesOfCopy = (): Promise<typeof titleOfCopy> =>
    fetchText(otherLanguage(current), ['admin']).then(
      () => titleOfCopy,
      () => (title) => titleOfCopy(title, current),
    );
  const actions: Record<NewsAction, (id: string) => Promise<Result<ReactNode>>> = {
    publish: async (id) =>
      mapData(await setStatus(id, 'published'), (article) => (
        <NewsSavedMessage article={article} />
      )),
    toDraft: async (id) =>
      mapData(await setStatus(id, 'draft'), ({ title }) => <p>{t('done.toDraft', { title })}</p>),
    duplicate: async (id) =>
      mapData(await duplicate(id, await titlesOfCopy()), (copy) => (
        <DuplicatedMessage id={copy.id} title={copy.title} />
      )),
  };

  return {
    pending,
    run: (action: NewsAction, { id, title }: ItemRow) =>
      void run([id], action, async () => {
        const result = await withReauthentication(() => actions[action](id));
        notifyResult(title, result, (message) => message);
        // Also after a failure, because a colleague may have deleted the article, or the response was lost.
        await invalidateItems('news');
      }),
  };
}

const mapData = <T,>(result: Result<T>, map: (data: T) => ReactNode): Result<ReactNode> =>
  result.success ? { ...result, data: map(result.data) } : result;

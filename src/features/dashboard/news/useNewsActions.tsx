import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Result } from '../../../lib/http/result';
import { duplicate, setStatus } from '../../../services/news/newsActions';
import { useSay } from '../../../ui/feedback/Status';
import { useReauthentication } from '../../auth/session/reauthentication';
import { refresh } from '../../items/afterChange';
import { NewsSaved } from '../../items/SavedMessage';
import { ActionFailed, Duplicated } from '../bin/Outcomes';
import type { NewsAction, Row } from '../row';
import { copyTitle } from './copyTitle';

/** Publishing, taking back and copying from the list; each says what it has done, or why not. */
export function useNewsActions() {
  const { t } = useTranslation('admin');
  const say = useSay();
  const reauthenticated = useReauthentication();
  const [busy, setBusy] = useState<ReadonlyMap<string, NewsAction>>(new Map());
  // A second click can come before the first has drawn the button as busy.
  const running = useRef(new Set<string>());

  const attempts: Record<NewsAction, (row: Row) => Promise<Result<ReactNode>>> = {
    publish: async ({ id }) =>
      worded(await setStatus(id, 'published'), (article) => <NewsSaved article={article} />),
    toDraft: async ({ id }) =>
      worded(await setStatus(id, 'draft'), ({ title }) => <p>{t('done.toDraft', { title })}</p>),
    duplicate: async ({ id }) =>
      worded(
        await duplicate(id, (title) => copyTitle(title, (text) => t('copyTitle', { title: text }))),
        (copy) => <Duplicated id={copy.id} title={copy.title} />,
      ),
  };

  const run = async (action: NewsAction, row: Row) => {
    if (running.current.has(row.id)) return;
    running.current.add(row.id);
    setBusy((all) => new Map(all).set(row.id, action));
    const result = await reauthenticated(() => attempts[action](row));
    if (result.success) say('/admin/dashboard', result.data);
    else {
      const words = <ActionFailed title={row.title} failure={result} />;
      say('/admin/dashboard', words, { failed: true });
    }
    // After a failure, too: somebody else may have deleted it, or the answer was lost on the way.
    await refresh('news');
    running.current.delete(row.id);
    setBusy((all) => new Map([...all].filter(([id]) => id !== row.id)));
  };
  return { run: (action: NewsAction, row: Row) => void run(action, row), busy };
}

const worded = <T,>(result: Result<T>, words: (data: T) => ReactNode): Result<ReactNode> =>
  result.success ? { ...result, data: words(result.data) } : result;

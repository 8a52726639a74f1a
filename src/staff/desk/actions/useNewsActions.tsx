import { useTranslation } from 'react-i18next';
import {
  duplicate,
  publishNow,
  type StateOfNews,
  schedule,
  setStatus,
} from '../../data/news/newsActions';
import { NewsSavedMessage } from '../../items/SavedMessage';
import { DuplicatedMessage } from '../messages';
import { mapData, useItemActions } from './useItemActions';
import { useTitlesOfCopy } from './useTitlesOfCopy';

export function useNewsActions() {
  const { t } = useTranslation('admin');
  const titlesOfCopy = useTitlesOfCopy();
  const saved = (article: StateOfNews) => <NewsSavedMessage article={article} />;
  return useItemActions('news', {
    publish: async ({ id }) => mapData(await publishNow(id), saved),
    schedule: async ({ id, scheduledFor = new Date() }) =>
      mapData(await schedule(id, scheduledFor), saved),
    toDraft: async ({ id }) =>
      mapData(await setStatus(id, 'draft'), ({ title }) => <p>{t('done.toDraft', { title })}</p>),
    duplicate: async ({ id }) =>
      mapData(await duplicate(id, await titlesOfCopy()), ({ id: copy, title }) => (
        <DuplicatedMessage kind="news" id={copy} title={title} />
      )),
  });
}

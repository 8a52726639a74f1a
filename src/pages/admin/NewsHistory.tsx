import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ItemHistory } from '../../features/dashboard/changes/ItemHistory';
import { categoryQuery } from '../../features/editor/categoryQuery';
import { VersionDialog } from '../../features/editor/versions/VersionDialog';
import { useCategoryName } from '../../lib/i18n/useCategoryName';
import { nameOfUrl } from '../../lib/media';
import { queryClient } from '../../lib/queryClient';
import { type EditableNews, get } from '../../services/newsAdmin';
import { type NewsVersion, newsVersion } from '../../services/versions';
import { restoreNews } from './restoreVersion';
import { newsUrls } from './storedFiles';
import { loadBoth, useHistory } from './useHistory';

interface Props {
  id: string;
  /** Another version is stored now. */
  onRestored: (article: EditableNews) => void;
}

/** Who changed an article, and its versions. */
export function NewsHistory({ id, onRestored }: Props) {
  const { chosen, list, dialog } = useHistory('news', id, onRestored);
  const compare = useLines();
  return (
    <>
      <ItemHistory {...list} />
      {chosen && (
        <VersionDialog
          {...dialog}
          change={chosen}
          load={() => loadBoth(newsVersion(chosen.id), get(id))}
          compare={compare}
          restore={restoreNews}
        />
      )}
    </>
  );
}

/** What a version brings back, beside what is there now. */
function useLines() {
  const { t } = useTranslation('admin');
  const categoryName = useCategoryName();
  const { data: categories = [] } = useQuery(categoryQuery, queryClient);
  const fields = [
    [t('field.title'), ({ title }: NewsVersion) => title],
    [t('field.content'), ({ content }: NewsVersion) => content],
    [
      t('field.category'),
      ({ categoryId, categoryText }: NewsVersion) => {
        const listed = categories.find((category) => category.id === categoryId);
        return listed ? categoryName(listed) : (categoryText ?? '');
      },
    ],
    [t('field.youtube'), ({ youtubeUrl }: NewsVersion) => youtubeUrl ?? ''],
    [t('field.pictures'), (version: NewsVersion) => newsUrls(version).map(nameOfUrl).join('\n')],
    [t('field.pictureTexts'), (version: NewsVersion) => textsOf(version)],
  ] as const;
  return (version: NewsVersion, current: EditableNews) =>
    fields.map(([label, read]) => ({ label, mine: read(version), theirs: read(current) }));
}

/** What is written about the pictures, in the pictures' order. */
const textsOf = (version: NewsVersion): string =>
  newsUrls(version)
    .flatMap((url) => {
      const { alt = '', caption = '' } = version.imageTexts[url] ?? {};
      const words = [alt, caption].filter(Boolean).join(' · ');
      return words ? [`${nameOfUrl(url)}: ${words}`] : [];
    })
    .join('\n');

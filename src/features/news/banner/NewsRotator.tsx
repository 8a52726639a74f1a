import { useTranslation } from 'react-i18next';
import { useRotation } from '../../../lib/hooks/useRotation';
import { cut, cuts } from '../../../lib/text/text';
import type { NewsListItem } from '../../../services/news/news';
import { RotatorControls } from '../../../ui/actions/RotatorControls';
import { AppLink } from '../../../ui/navigation/AppLink';
import { ListImage } from '../ListImage';
import { NewsMeta } from '../NewsMeta';
import styles from './NewsRotator.module.css';

/** `path` has no language prefix. */
export type ShownNews = Pick<NewsListItem, 'id' | 'language' | 'title' | 'category'> &
  Partial<Pick<NewsListItem, 'featuredImageUrl' | 'publishedAt'>> & { path: string };

/** Milliseconds (R9.31). */
const NEWS_MS = 3_000;

/** R2.14, R2.15. Beside a list of all, so that nothing depends on motion. Titles are cut at 60 characters (R9.32). */
export function NewsRotator({ items }: { items: ShownNews[] }) {
  const { t } = useTranslation('home');
  const rotation = useRotation(items.length, NEWS_MS);
  const current = items[rotation.index];
  if (!current) return null;
  return (
    <div className={styles.rotator} {...rotation.hold}>
      <div className={styles.stage} aria-hidden="true">
        <ListImage url={current.featuredImageUrl ?? null} alt="" />
        <p className={styles.stageTitle} lang={current.language}>
          {cut(current.title, cuts.newsTitle)}
        </p>
      </div>
      <div className={styles.side}>
        <ul className="plain-list">
          {items.map((item, index) => (
            <li key={item.id} className={styles.item} data-current={index === rotation.index}>
              <AppLink to={item.path} lang={item.language}>
                {cut(item.title, cuts.newsTitle)}
              </AppLink>
              <NewsMeta
                category={item.category}
                date={item.publishedAt}
                titleLanguage={item.language}
              />
            </li>
          ))}
        </ul>
        <RotatorControls motion={rotation} what={t('news.rotation')} />
      </div>
    </div>
  );
}

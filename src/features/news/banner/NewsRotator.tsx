import { useTranslation } from 'react-i18next';
import { useRotation } from '../../../lib/hooks/useRotation';
import { cut, cuts, languageOfText } from '../../../lib/text/text';
import type { NewsListItem } from '../../../services/news/news';
import { RotatorControls } from '../../../ui/actions/RotatorControls';
import { AppLink } from '../../../ui/navigation/AppLink';
import { ListImage } from '../ListImage';
import { NewsMeta } from '../NewsMeta';
import styles from './NewsRotator.module.css';

export type ShownNews = Pick<NewsListItem, 'id' | 'title' | 'category'> &
  Partial<Pick<NewsListItem, 'featuredImageUrl' | 'publishedAt'>> & { path: string };

/** Milliseconds for which an article is shown (R9.31). */
const NEWS_MS = 3_000;

/** Rotates through the articles (R2.14), with all of them in a list beside it, so that nothing depends on motion. */
export function NewsRotator({ items }: { items: ShownNews[] }) {
  const { t } = useTranslation('home');
  const rotation = useRotation(items.length, NEWS_MS);
  const current = items[rotation.index];
  if (!current) return null;
  return (
    <div className={styles.rotator} {...rotation.hold}>
      <div className={styles.stage} aria-hidden="true">
        <ListImage url={current.featuredImageUrl ?? null} alt="" />
        <p className={styles.stageTitle}>{cut(current.title, cuts.newsTitle)}</p>
      </div>
      <div className={styles.side}>
        <ul className="plain-list">
          {items.map((item, index) => (
            <li key={item.id} className={styles.item} data-current={index === rotation.index}>
              <AppLink to={item.path} lang={languageOfText(item.title)}>
                {cut(item.title, cuts.newsTitle)}
              </AppLink>
              <NewsMeta category={item.category} date={item.publishedAt} />
            </li>
          ))}
        </ul>
        <RotatorControls motion={rotation} what={t('news.rotation')} />
      </div>
    </div>
  );
}

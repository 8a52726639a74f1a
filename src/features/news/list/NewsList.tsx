import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import type { NewsListItem } from '../../../services/news/news';
import { inLanguage } from '../../../services/translatable';
import { AppLink } from '../../../ui/navigation/AppLink';
import { ListImage } from '../ListImage';
import { NewsMeta } from '../NewsMeta';
import styles from './NewsList.module.css';

/** Lists at least one article (R2.21). A hidden text states for screen readers whether an article has an image (R2.19). */
export function NewsList({ items }: { items: NewsListItem[] }) {
  const { t } = useTranslation('news');
  const pageLanguage = useLanguage();
  const shown = items.map((item) => inLanguage(item, pageLanguage));
  return (
    <>
      <p className="small-print">{t('select')}</p>
      <ul className={`plain-list ${styles.list}`}>
        {shown.map((item, index) => (
          <li key={item.id} className={styles.item}>
            <div>
              <ListImage url={item.featuredImageUrl} alt="" eager={index === 0} />
            </div>
            <div className={styles.text}>
              <h2 lang={item.language}>
                <AppLink to={`/news/${item.slug}`}>{item.title}</AppLink>
              </h2>
              <NewsMeta item={item} />
              <span className="visually-hidden">
                {item.featuredImageUrl ? t('hasImage') : t('noImage')}
              </span>
              <span className={styles.more} aria-hidden="true">
                {t('readMore')}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

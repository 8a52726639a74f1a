import { useLanguage } from '../../lib/i18n/useLanguage';
import { RowBoundary } from '../../ui/feedback/RowBoundary';
import { Row, Rows } from '../../ui/layout/Rows';
import type { NewsListItem } from '../data/news/newsPage';
import { inLanguage } from '../data/translatable';
import { NewsMeta } from './NewsMeta';

/** Lists articles by title, in the language of the page where they have it. */
export function NewsTitles({ items }: { items: NewsListItem[] }) {
  const pageLanguage = useLanguage();
  const shown = items.map((item) => inLanguage(item, pageLanguage));
  return (
    <Rows columns>
      {shown.map((item) => (
        <RowBoundary key={item.id} name={item.title}>
          {() => (
            <Row level={3} to={`/news/${item.slug}`} title={item.title} lang={item.language}>
              <NewsMeta item={item} />
            </Row>
          )}
        </RowBoundary>
      ))}
    </Rows>
  );
}

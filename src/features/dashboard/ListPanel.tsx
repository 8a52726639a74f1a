import type { UseQueryResult } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactNode, type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useFocusFallback } from '../../lib/hooks/useFocusFallback';
import { PAGE_SIZE, type Page } from '../../services/paging';
import { buttonClass } from '../../ui/actions/Button';
import { LoadError } from '../../ui/feedback/LoadError';
import { SearchBox } from '../../ui/forms/SearchBox';
import styles from '../../ui/layout/ListPanel.module.css';
import { LocalLink } from '../../ui/navigation/LocalLink';
import { Pagination } from '../../ui/navigation/Pagination';
import type { ListAddress } from './useListAddress';

interface Props<Item extends { id: string }, Filter extends string> {
  kind: 'news' | 'notices';
  address: ListAddress<Filter>;
  query: UseQueryResult<Page<Item>, Error>;
  /** Nothing narrows the list. */
  whole: boolean;
  filter: ReactNode;
  newPath: string;
  heading: RefObject<HTMLHeadingElement | null>;
  onRetry: () => void;
  /** Items that are just going to the bin. */
  hidden: ReadonlySet<string>;
  children: (items: Item[]) => ReactNode;
}

/** One list of the dashboard with its tools, in all its states. */
export function ListPanel<Item extends { id: string }, Filter extends string>(
  props: Props<Item, Filter>,
) {
  const { kind, address, query, filter, newPath, heading, hidden, onRetry } = props;
  const { t } = useTranslation('admin');
  const id = useId();
  const { data, error, isFetching, isPlaceholderData } = query;
  const items = data?.items.filter((item) => !hidden.has(item.id)) ?? [];
  const total = data ? data.total - (data.items.length - items.length) : 0;
  const pages = Math.ceil(total / PAGE_SIZE);
  const keepFocus = useFocusFallback(heading);
  // After the last item of the last page was deleted, or by an old link.
  if (data && !isPlaceholderData && pages > 0 && address.page > pages) {
    return <Navigate replace to={address.href(pages)} />;
  }
  return (
    <section id={kind} aria-labelledby={id} className={styles.panel}>
      <header className={styles.header}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {t(`list.${kind}.title`)}
        </h2>
        <p role="status" className={styles.count}>
          {data && !error && t(`list.${kind}.count`, { count: total })}
        </p>
        <LocalLink to={newPath} className={buttonClass('secondary')}>
          <Plus aria-hidden="true" size="1.1em" />
          {t(`list.${kind}.new`)}
        </LocalLink>
      </header>
      <div className={styles.tools}>
        <SearchBox
          label={t(`list.${kind}.search`)}
          value={address.search}
          onSearch={(search) => address.narrow({ search })}
        />
        {filter}
      </div>
      <div aria-busy={isPlaceholderData} className={styles.body} {...keepFocus}>
        {error && <LoadError error={error} busy={isFetching} onRetry={onRetry} />}
        {!data && !error && <p className={styles.empty}>{t('list.loading')}</p>}
        {data && !error && (items.length > 0 ? props.children(items) : <Nothing {...props} />)}
      </div>
      <Pagination
        page={address.page}
        pages={pages}
        label={t(`list.${kind}.title`)}
        href={address.href}
      />
    </section>
  );
}

/** Why a list is empty, and what can be done about it. */
function Nothing<Item extends { id: string }, Filter extends string>({
  kind,
  whole,
  newPath,
}: Props<Item, Filter>) {
  const { t } = useTranslation('admin');
  if (!whole) return <p className={styles.empty}>{t(`list.${kind}.noMatch`)}</p>;
  return (
    <p className={styles.empty}>
      {t(`list.${kind}.none`)} <LocalLink to={newPath}>{t(`list.${kind}.first`)}</LocalLink>
    </p>
  );
}

import { useTranslation } from 'react-i18next';
import { formatDateTime, parseOptionalDate } from '../../lib/dates/moscowTime';
import { textAt } from '../../lib/i18n/dynamicKey';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { AppLink } from '../../ui/navigation/AppLink';
import type { AnyItem } from '../kinds/field';
import { definitionOf, type Item, type Kind, type Listed } from '../kinds/kinds';
import { stateOf } from '../kinds/values';

interface Props<K extends Kind> {
  kind: K;
  item: Listed<K>;
}

/**
 * Says that an item was saved: as a draft, scheduled, or shown to visitors, with its period in
 * Moscow time (R4.1–R4.4). The link leads to the page that shows it.
 */
export function SavedMessage<K extends Kind>({ kind, item }: Props<K>) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { period, title, path: pathOf } = definitionOf(kind);
  const columns: AnyItem = item;
  const state = stateOf(kind, columns as Partial<Item<K>>);
  const textOf = (column = '') => {
    const date = parseOptionalDate(columns[column] as string | null | undefined);
    return date ? formatDateTime(date, language) : '';
  };
  const path = state === 'shown' && pathOf?.(columns);
  const until = textOf(period.until);
  return (
    <>
      <p>
        {textAt(t, `saved.${kind}.${state}`, {
          title: columns[title],
          from: textOf(period.from),
          until,
          context: until && 'until',
        })}
      </p>
      {path && <AppLink to={path}>{t('viewOnSite')}</AppLink>}
    </>
  );
}

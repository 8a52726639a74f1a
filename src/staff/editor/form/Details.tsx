import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatShortDateTime, fromMoscowInput } from '../../../lib/dates/moscowTime';
import { useCategoryName } from '../../../lib/i18n/useCategoryName';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { videoOf } from '../../../lib/urls/video';
import { categoryOf, categoryQuery } from '../../data/items/categories';
import type { AnyValues } from '../../kinds/field';
import { toSlug } from '../../kinds/news';
import { entriesOf } from '../../kinds/values';
import { FieldControl } from '../fields/FieldControl';
import { FoldedFields } from '../fields/FoldedFields';
import { useItemFormState } from './useItemForm';

/** The fields beside the text, and a line that sums them up where they are folded. */
export function Details() {
  const { t } = useTranslation('adminDesk');
  const { kind, summary } = useItemFormState();
  const entries = entriesOf(kind).filter(({ field }) => field.isDetail);
  return (
    <FoldedFields
      title={t('details.title')}
      summary={useSummary()}
      invalid={entries.some(({ name }) => summary.byField[name])}
    >
      {entries.map((entry) => (
        <FieldControl key={entry.name} entry={entry} />
      ))}
    </FoldedFields>
  );
}

function useSummary(): string {
  const { t } = useTranslation('adminDesk');
  const { kind, form, item } = useItemFormState();
  const language = useLanguage();
  const categoryName = useCategoryName();
  const { data: categories } = useQuery({ ...categoryQuery, enabled: kind === 'news' });
  const dateOf = (value: unknown): string => {
    const date = fromMoscowInput(String(value));
    return date ? formatShortDateTime(date, language) : '';
  };
  const ofArticle = (values: AnyValues) => {
    const category = categoryOf(String(values.category), categories, item);
    const slug = toSlug(String(values.slug));
    return [
      dateOf(values.published_at) || t('details.noDate'),
      category ? categoryName(category) : t('details.noCategory'),
      videoOf(String(values.youtube_url)) ? t('details.video') : '',
      slug && `/news/${slug}`,
    ];
  };
  const ofNotice = (values: AnyValues) => {
    const [from, until] = [dateOf(values.starts_at), dateOf(values.ends_at)];
    const period = [
      from && t('details.from', { date: from }),
      until && t('details.until', { date: until }),
    ];
    return [
      period.filter(Boolean).join(' ') || t('details.noPeriod'),
      values.pinned === 'yes' ? t('details.pinned') : '',
    ];
  };
  return useWatch({
    control: form.control,
    compute: (values: AnyValues) =>
      (kind === 'news' ? ofArticle(values) : ofNotice(values)).filter(Boolean).join(' · '),
  });
}

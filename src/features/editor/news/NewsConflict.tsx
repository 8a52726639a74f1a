import { useTranslation } from 'react-i18next';
import { useCategoryName } from '../../../lib/i18n/useCategoryName';
import type { EditableNews } from '../../../services/news/newsAdmin';
import { ConflictDialog } from '../conflict/ConflictDialog';
import { chosenCategory } from '../fields/chosenCategory';
import { type NewsValues, newsOrder, toNewsValues } from './newsSchema';
import type { NewsFormProps, NewsFormState } from './useNewsForm';

const labels = {
  title: 'field.title',
  content: 'field.content',
  category: 'field.category',
  youtubeUrl: 'field.youtube',
  slug: 'field.slug',
  status: 'field.status',
  publishedAt: 'field.publishedAt',
} as const;

/** The choice after somebody else has saved the same article. */
export function NewsConflict({ state, ...props }: NewsFormProps & { state: NewsFormState }) {
  const { t } = useTranslation('admin');
  const categoryName = useCategoryName();
  const { article, load, onTake, pictures } = props;
  const { conflict, form, base, kept, send } = state;
  if (!conflict.shown || !article || !load) return null;
  const worded = (field: keyof NewsValues, values: NewsValues, of: EditableNews): string => {
    const category = field === 'category' && chosenCategory(values, of);
    if (category) return categoryName(category);
    return field === 'status' ? t(`status.${values.status}`) : values[field];
  };
  return (
    <ConflictDialog
      id={article.id}
      load={load}
      compare={(stored) =>
        newsOrder
          .map((field) => ({
            label: t(labels[field]),
            mine: worded(field, form.getValues(), article),
            theirs: worded(field, toNewsValues(stored), stored),
          }))
          .concat({ label: t('field.pictures'), ...pictures.compare(stored) })
      }
      mine={() => `${form.getValues('title')}\n\n${form.getValues('content')}`}
      onOverwrite={(stored) => {
        base.current = { version: stored.version, article: stored };
        conflict.close();
        void send();
      }}
      onTake={(stored) => {
        kept.forgetOwn();
        conflict.close();
        onTake?.(stored);
      }}
      onClose={conflict.close}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCategoryName } from '../../../features/news/useCategoryName';
import { Button } from '../../../ui/actions/Button';
import { Field } from '../../../ui/forms/Field';
import { MutedText } from '../../../ui/text/MutedText';
import { categoryOf, categoryQuery } from '../../data/items/categories';
import type { AnyValues } from '../../kinds/field';
import { useItemForm } from '../form/ItemFormProvider';
import type { FieldProps } from './fieldProps';

/**
 * Renders the choice of a category: none, one of the database, or the free text that the article already has (R5.8). Until the
 * list is loaded, and if it fails to load, the stored category is the only one.
 */
export function CategoryField({ entry, frame }: FieldProps) {
  const { t } = useTranslation(['admin', 'common']);
  const { item, initial } = useItemForm<'news'>();
  const { field } = useController<AnyValues>({ name: entry.name });
  const { data = [], error, isFetching, refetch } = useQuery(categoryQuery);
  const nameOf = useCategoryName();
  const stored = String(initial.category);
  const current = categoryOf(stored, [], item);
  return (
    <div className="stack gap-2">
      <Field {...frame} optional>
        {(attributes) => (
          <select {...attributes} {...field} value={String(field.value)}>
            <option value="">{t('field.noCategory')}</option>
            {current && !data.some(({ id }) => id === stored) && (
              <option value={stored}>{nameOf(current)}</option>
            )}
            {data.map((category) => (
              <option key={category.id} value={category.id}>
                {nameOf(category)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {error && (
        <MutedText live>
          {error.message}.
          <Button variant="tertiary" busy={isFetching} onClick={() => void refetch()}>
            {t('retry', { ns: 'common' })}
          </Button>
        </MutedText>
      )}
    </div>
  );
}

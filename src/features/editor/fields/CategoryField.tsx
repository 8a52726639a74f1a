import { useQuery } from '@tanstack/react-query';
import { type Control, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCategoryName } from '../../../lib/i18n/useCategoryName';
import type { CategoryRef } from '../../../services/categories';
import { Button } from '../../../ui/actions/Button';
import { Field } from '../../../ui/forms/Field';
import { MutedText } from '../../../ui/text/MutedText';
import type { NewsValues } from '../news/newsSchema';
import { categoryQuery } from './categoryQuery';
import { FieldStack } from './FieldStack';

interface Props {
  id: string;
  control: Control<NewsValues>;
  /** The stored category, which is an option even if the list fails to load. */
  current: CategoryRef | null;
  /** The form's initial value, which represents `current`. */
  initial: string;
}

/**
 * No category, a category of the database, or the free text that the article already has (R5.8).
 * Until the list is loaded, the stored category is the only one.
 */
export function CategoryField({ id, control, current, initial }: Props) {
  const { t } = useTranslation(['admin', 'common']);
  const { field } = useController({ control, name: 'category' });
  const { data = [], error, isFetching, refetch } = useQuery(categoryQuery);
  const listed = data.some((category) => category.id === initial);
  const nameOf = useCategoryName();
  return (
    <FieldStack>
      <Field label={t('field.category')} name={id} optional>
        {(attributes) => (
          <select {...attributes} {...field}>
            <option value="">{t('field.noCategory')}</option>
            {current && !listed && <option value={initial}>{nameOf(current)}</option>}
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
    </FieldStack>
  );
}

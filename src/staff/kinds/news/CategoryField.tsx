import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCategoryName } from '../../../site/news/useCategoryName';
import { Button } from '../../../ui/actions/Button';
import { Field } from '../../../ui/forms/Field';
import { categoryQuery, namedCategory } from '../../api/items/articleCategory';
import { useFieldFrame } from '../../editor/fields/fields';
import { useItemForm } from '../../editor/form/ItemFormProvider';
import { FREE_TEXT, freeText } from './category';
import type { NewsValues } from './schema';

const LIST = 'news-categories';

/** Characters of a free text, as the database has it. */
const MAX = 60;

/**
 * Renders the category as a text. The database's categories are suggestions; any other text is a
 * free one (R5.8). Until the list is loaded, or if it fails, the stored category is the only one.
 */
export function CategoryField() {
  const { t } = useTranslation(['admin', 'common']);
  const { item } = useItemForm<'news'>();
  const { field } = useController<NewsValues, 'category'>({ name: 'category' });
  const { data = [], error, isFetching, refetch } = useQuery(categoryQuery);
  const nameOf = useCategoryName();
  const { value } = field;
  const category = namedCategory(value, data, item);
  const toValue = (typed: string): string => {
    const lower = typed.toLowerCase();
    const known = data.find((one) =>
      [nameOf(one), one.name].some((name) => name.toLowerCase() === lower),
    );
    return known?.id ?? (typed && FREE_TEXT + typed);
  };
  return (
    <div className="stack gap-2">
      <Field {...useFieldFrame('category')} hint={t('field.categoryHint')} optional>
        {(attributes) => (
          <>
            <input
              {...attributes}
              {...field}
              value={freeText(value) ?? (category ? nameOf(category) : '')}
              onChange={({ target }) => field.onChange(toValue(target.value))}
              onBlur={({ target }) => {
                field.onChange(toValue(target.value.trim()));
                field.onBlur();
              }}
              list={LIST}
              maxLength={MAX}
              autoComplete="off"
            />
            <datalist id={LIST}>
              {data.map((one) => (
                <option key={one.id} value={nameOf(one)} />
              ))}
            </datalist>
          </>
        )}
      </Field>
      {error && (
        <p role="status" className="small-print">
          {error.message}.
          <Button variant="tertiary" busy={isFetching} onClick={() => void refetch()}>
            {t('retry', { ns: 'common' })}
          </Button>
        </p>
      )}
    </div>
  );
}

import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { cut } from '../../../lib/text/text';
import { Field } from '../../../ui/forms/Field';
import type { AnyValues } from '../../kinds/field';
import { type FieldProps, useFieldFrame } from './fieldProps';

/**
 * Title with a counter of its characters, which is not announced while typing, and what the home
 * page shows of a long one. No `maxLength`, which would truncate a pasted text silently; validation
 * reports more than 200 characters.
 */
export function TitleField({ entry }: FieldProps) {
  const { t } = useTranslation('adminDesk');
  const { max: [max = 0] = [], shown = max } = entry.field;
  const { field } = useController<AnyValues>({ name: entry.name });
  const title = String(field.value).trim();
  const short = cut(title, shown);
  // Code points, as PostgreSQL counts.
  const counter = t('title.counter', { count: [...title].length, max });
  const effect =
    short === title.replace(/\s+/g, ' ')
      ? t('title.whole', { cut: shown })
      : t('title.cut', { shown: short });
  return (
    <Field {...useFieldFrame(entry)} hint={`${counter} ${effect}`}>
      {(attributes) => (
        <input
          {...attributes}
          {...field}
          value={String(field.value)}
          lang={entry.language ?? undefined}
          type="text"
          autoComplete="off"
        />
      )}
    </Field>
  );
}

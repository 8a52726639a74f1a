import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../lib/i18n/languages';
import { Field } from '../../../ui/forms/Field';
import { QueryState } from '../../account/session/QueryState';
import { useFieldFrame } from '../../editor/fields';
import type { NewsValues } from './schema';

/** Renders the rich-text editor for an article; its value is Markdown (decision 0007). */
export function ContentField({ language }: { language: Language }) {
  const { t } = useTranslation(['admin', 'common']);
  const name = `content_${language}` as const;
  const frame = useFieldFrame(name);
  const { field } = useController<NewsValues, typeof name>({ name });
  const { value, onChange, onBlur } = field;
  // A chunk, because public pages and lists do without.
  const query = useQuery({
    queryKey: ['admin', 'textEditor', name],
    queryFn: async () => (await import('../../richText/TextEditor')).default,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data: TextEditor } = query;
  return (
    <Field {...frame} hint={t('text.hint')}>
      {(attributes) =>
        TextEditor ? (
          <TextEditor {...{ attributes, language, value, onChange, onBlur }} />
        ) : (
          <QueryState query={query} loading={t('common:loading')} />
        )
      }
    </Field>
  );
}

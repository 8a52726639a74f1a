import { type Control, type UseFormRegisterReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { slugify } from '../../lib/slug';
import { Field } from '../../ui/Field';
import { toSlug } from './fields';
import type { NewsValues } from './newsSchema';

interface Props {
  id: string;
  field: UseFormRegisterReturn;
  control: Control<NewsValues>;
  error: string | undefined;
  /** Readers may already have the link. */
  isPublic: boolean;
}

/** The last part of the article's address; when empty, the database makes it from the title. */
export function SlugField({ id, field, control, error, isPublic }: Props) {
  const { t } = useTranslation('admin');
  const [title, slug] = useWatch({ control, name: ['title', 'slug'] });
  const address = toSlug(slug) || slugify(title);
  return (
    <Field
      label={t('field.slug')}
      name={id}
      hint={
        <>
          {t(isPublic ? 'field.slugPublicHint' : 'field.slugHint')}
          {address && !error && <> {t('field.slugResult', { address: `/news/${address}` })}</>}
        </>
      }
      error={error}
      optional
    >
      {(attributes) => (
        <input
          {...attributes}
          {...field}
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  );
}

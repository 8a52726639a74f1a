import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { slugify } from '../../../lib/text/slug';
import { Field } from '../../../ui/forms/Field';
import { useFieldFrame } from '../../editor/fields/fields';
import { useItemForm } from '../../editor/form/ItemFormProvider';
import { stateOf } from '../kinds';
import { originalLanguage } from '../rows';
import { type NewsValues, newsTexts, toSlug } from './schema';

/**
 * Renders the slug of an article (R3.1). If it is empty, the database makes the slug of
 * the placeholder, with a number if another article has it. Earlier slugs lead here too (R7.9).
 */
export function SlugField() {
  const { t } = useTranslation('admin');
  const { item: article } = useItemForm<'news'>();
  const frame = useFieldFrame('slug');
  const { register } = useFormContext();
  const [slug, proposed] = useWatch({
    compute: (values: NewsValues) => {
      const title = values[`title_${originalLanguage(values, newsTexts, article)}`];
      return [values.slug, slugify(title)] as const;
    },
  });
  const effectiveSlug = toSlug(slug) || proposed;
  const isPublic = article !== undefined && stateOf('news', article) === 'shown';
  return (
    <Field
      {...frame}
      hint={
        <>
          {t(isPublic ? 'field.slugPublicHint' : 'field.slugHint')}
          {effectiveSlug && !frame.error && (
            <> {t('field.slugResult', { path: `/news/${effectiveSlug}` })}</>
          )}
        </>
      }
      optional
    >
      {(attributes) => (
        <input
          {...attributes}
          {...register('slug')}
          type="text"
          placeholder={proposed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  );
}

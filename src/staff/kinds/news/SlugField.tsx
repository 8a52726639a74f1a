import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { slugify } from '../../../lib/text/slug';
import { Button } from '../../../ui/actions/Button';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import { Field } from '../../../ui/forms/Field';
import { useFieldFrame } from '../../editor/fields/fields';
import { useItemForm } from '../../editor/form/ItemFormProvider';
import { stateOf } from '../kinds';
import { originalLanguage } from '../rows';
import { type NewsValues, newsTexts, toSlug } from './schema';

/**
 * Renders the slug of an article (R3.1). If it is left empty the database makes the one that the placeholder proposes, with a
 * number if another article has it. Once visitors see the article it is locked until a button unlocks it.
 */
export function SlugField() {
  const { t } = useTranslation('admin');
  const [lock, setLock] = useState<'locked' | 'asking' | 'unlocked'>('locked');
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
  const locked = isPublic && lock !== 'unlocked';
  const hint = isPublic ? (locked ? 'slugLocked' : 'slugPublicHint') : 'slugHint';
  return (
    <div className="stack gap-2">
      <Field
        {...frame}
        hint={
          <>
            {t(`field.${hint}`)}
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
            readOnly={locked}
            placeholder={proposed}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      {locked && (
        <div className="cluster">
          <Button variant="tertiary" onClick={() => setLock('asking')}>
            {t('field.slugUnlock')}
          </Button>
        </div>
      )}
      {lock === 'asking' && (
        <ConfirmDialog
          title={t('slugDialog.title')}
          confirm={t('slugDialog.confirm')}
          cancel={t('slugDialog.cancel')}
          onConfirm={() => {
            setLock('unlocked');
            // After the dialog has returned the focus.
            setTimeout(() => document.getElementById(frame.name)?.focus(), 0);
          }}
          onCancel={() => setLock('locked')}
        >
          <p>{t('slugDialog.text', { path: `/news/${effectiveSlug}` })}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

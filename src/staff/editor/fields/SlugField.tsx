import { useState } from 'react';
import { type Control, type UseFormRegisterReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { slugify } from '../../../lib/text/slug';
import { Button } from '../../../ui/actions/Button';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import { Field } from '../../../ui/forms/Field';
import type { EditableNews } from '../../data/news/newsAdmin';
import { notBlank } from '../../forms/zod';
import { toSlug } from '../form/fields';
import type { NewsValues } from '../news/newsSchema';
import { originalLanguage } from '../news/newsTexts';
import { FieldStack } from './FieldStack';

interface Props {
  id: string;
  field: UseFormRegisterReturn;
  control: Control<NewsValues>;
  error: string | undefined;
  /**
   * While the stored article is public, visitors may have the URL, so the field is read-only until
   * unlocked.
   */
  article: EditableNews | undefined;
}

/**
 * The slug of an article (R3.1). If it is left empty the database makes the one that the
 * placeholder proposes, with a number if another article has it.
 */
export function SlugField({ id, field, control, error, article }: Props) {
  const { t } = useTranslation('admin');
  const [unlocked, setUnlocked] = useState(false);
  const [titleEn, titleRu, slug] = useWatch({ control, name: ['titleEn', 'titleRu', 'slug'] });
  const titles = { en: titleEn, ru: titleRu };
  const proposed = slugify(titles[originalLanguage((one) => notBlank(titles[one]), article)]);
  const effectiveSlug = toSlug(slug) || proposed;
  const isPublic = article?.state === 'published';
  const locked = isPublic && !unlocked;
  const hint = isPublic ? (locked ? 'slugLocked' : 'slugPublicHint') : 'slugHint';
  return (
    <FieldStack>
      <Field
        label={t('field.slug')}
        name={id}
        hint={
          <>
            {t(`field.${hint}`)}
            {effectiveSlug && !error && (
              <> {t('field.slugResult', { path: `/news/${effectiveSlug}` })}</>
            )}
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
            readOnly={locked}
            placeholder={proposed}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      {locked && (
        <UnlockButton id={id} path={`/news/${effectiveSlug}`} onUnlock={() => setUnlocked(true)} />
      )}
    </FieldStack>
  );
}

/** Unlocks the slug of a published article after a warning, then focuses its input. */
function UnlockButton({ id, path, onUnlock }: { id: string; path: string; onUnlock: () => void }) {
  const { t } = useTranslation('admin');
  const [dialogOpen, setDialogOpen] = useState(false);
  return (
    <>
      <Button variant="tertiary" onClick={() => setDialogOpen(true)}>
        {t('field.slugUnlock')}
      </Button>
      {dialogOpen && (
        <ConfirmDialog
          title={t('slugDialog.title')}
          confirm={t('slugDialog.confirm')}
          cancel={t('slugDialog.cancel')}
          onConfirm={() => {
            onUnlock();
            setTimeout(() => document.getElementById(id)?.focus(), 0);
          }}
          onCancel={() => setDialogOpen(false)}
        >
          <p>{t('slugDialog.text', { path })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

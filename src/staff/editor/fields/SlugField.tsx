import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { slugify } from '../../../lib/text/slug';
import { Button } from '../../../ui/actions/Button';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import { Field } from '../../../ui/forms/Field';
import { type AnyValues, fieldIn } from '../../kinds/field';
import { toSlug } from '../../kinds/news';
import { originalLanguage, stateOf } from '../../kinds/values';
import { useItemFormState } from '../form/ItemFormProvider';
import { FieldStack } from './FieldStack';
import { type FieldProps, useFieldFrame } from './fieldProps';

/**
 * Renders the slug of an article (R3.1). If it is left empty the database makes the one that the placeholder proposes, with a
 * number if another article has it. Once visitors see the article it is locked until a button unlocks it.
 */
export function SlugField({ entry }: FieldProps) {
  const { t } = useTranslation('admin');
  const [unlocked, setUnlocked] = useState(false);
  const { kind, item: article } = useItemFormState<'news'>();
  const { register } = useFormContext();
  const frame = useFieldFrame(entry);
  const [slug, proposed] = useWatch({
    compute: (values: AnyValues) => {
      const title = values[fieldIn('title', originalLanguage(kind, values, article))];
      return [String(values.slug), slugify(String(title))] as const;
    },
  });
  const effectiveSlug = toSlug(slug) || proposed;
  const isPublic = article !== undefined && stateOf(kind, article) === 'shown';
  const locked = isPublic && !unlocked;
  const hint = isPublic ? (locked ? 'slugLocked' : 'slugPublicHint') : 'slugHint';
  return (
    <FieldStack>
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
            {...register(entry.name)}
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
        <UnlockButton
          id={frame.name}
          path={`/news/${effectiveSlug}`}
          onUnlock={() => setUnlocked(true)}
        />
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

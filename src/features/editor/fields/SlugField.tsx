import { useState } from 'react';
import { type Control, type UseFormRegisterReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { slugify } from '../../../lib/text/slug';
import { Button } from '../../../ui/actions/Button';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import { Field } from '../../../ui/forms/Field';
import { toSlug } from '../form/fields';
import type { NewsValues } from '../news/newsSchema';
import { FieldStack } from './FieldStack';

interface Props {
  /** The id of the control, which the error summary links to. */
  id: string;
  /** Name, ref and handlers of react-hook-form. */
  field: UseFormRegisterReturn;
  control: Control<NewsValues>;
  /** The validation message; undefined while the slug is valid. */
  error: string | undefined;
  /** Visitors may have the URL: the field is read-only until it is unlocked. */
  isPublic: boolean;
}

/**
 * Renders the field for the slug of an article (R3.1). The placeholder proposes one made from the title; when
 * the field is left empty the database makes the same one, and appends a number where another article has it.
 * Of a published article the field is read-only until a dialog with a warning unlocks it.
 */
export function SlugField({ id, field, control, error, isPublic }: Props) {
  const { t } = useTranslation('admin');
  const [unlocked, setUnlocked] = useState(false);
  const [title, slug] = useWatch({ control, name: ['title', 'slug'] });
  const proposed = slugify(title);
  const effectiveSlug = toSlug(slug) || proposed;
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

interface UnlockButtonProps {
  id: string;
  path: string;
  onUnlock: () => void;
}

/** Unlocks the slug of a published article after a warning, then focuses its input. */
function UnlockButton({ id, path, onUnlock }: UnlockButtonProps) {
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

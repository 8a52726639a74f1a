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
  id: string;
  field: UseFormRegisterReturn;
  control: Control<NewsValues>;
  error: string | undefined;
  /** Readers may already have the link: the address is locked until somebody unlocks it. */
  isPublic: boolean;
}

/**
 * The last part of the article's address. It is proposed from the title; left empty, the database
 * makes it in the same way and adds a number where it is taken.
 */
export function SlugField({ id, field, control, error, isPublic }: Props) {
  const { t } = useTranslation('admin');
  const [unlocked, setUnlocked] = useState(false);
  const [title, slug] = useWatch({ control, name: ['title', 'slug'] });
  const proposed = slugify(title);
  const address = toSlug(slug) || proposed;
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
            readOnly={locked}
            placeholder={proposed}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      {locked && <Unlock id={id} address={`/news/${address}`} onUnlock={() => setUnlocked(true)} />}
    </FieldStack>
  );
}

/** Warns before the address of a published article can be changed. */
function Unlock({ id, address, onUnlock }: { id: string; address: string; onUnlock: () => void }) {
  const { t } = useTranslation('admin');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('field.slugUnlock')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('slugDialog.title')}
          confirm={t('slugDialog.confirm')}
          cancel={t('slugDialog.cancel')}
          onConfirm={() => {
            onUnlock();
            setTimeout(() => document.getElementById(id)?.focus(), 0);
          }}
          onCancel={() => setAsking(false)}
        >
          <p>{t('slugDialog.text', { address })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

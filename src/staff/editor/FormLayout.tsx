import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Note } from '../../ui/feedback/Note';
import { accessClosed } from '../api/withStaffSession';
import { AutosaveNote } from '../drafts/AutosaveNote';
import { ErrorSummary } from '../forms/ErrorSummary';
import { askBeforeClosing, useMarkUnsaved } from '../forms/unsavedWork';
import { ItemChanges } from '../history/changes/ItemChanges';
import { ErrorNote } from '../parts/ErrorNote';
import styles from './FormLayout.module.css';
import { useItemForm } from './ItemFormProvider';
import { OtherTexts } from './OtherTexts';

interface Props {
  onSubmit?: () => void;
  preview?: ReactNode;
  /** Buttons that stay in view. */
  actions: ReactNode;
  /** Fields beside the text on a wide screen, below it on others. */
  side?: ReactNode;
  children: ReactNode;
}

/**
 * Lays out the form of an item (R2.24, R2.25), with the other texts above and the history below.
 * Buttons and the error of a save stay in view: at the bottom, or on a wide screen at the top of
 * the side column. They are absent once an admin has closed the access. Counts the form as unsaved
 * work, and lets the browser ask before it closes the page during a save.
 */
export function FormLayout({ onSubmit, preview, actions, side, children }: Props) {
  const { kind, item, formRef, errors, attempt, draft, isPublished, saving } = useItemForm();
  const { t } = useTranslation(['admin', 'errors']);
  const isClosed = useSyncExternalStore(accessClosed.subscribe, accessClosed.now);
  useMarkUnsaved(draft.hasUnpublished);
  useEffect(() => (saving.busy ? askBeforeClosing(() => true) : undefined), [saving.busy]);
  return (
    <>
      <form
        ref={formRef}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.();
        }}
      >
        <div className="cluster between">
          <div>{!isClosed && <AutosaveNote autosave={draft} isPublished={isPublished} />}</div>
          {preview}
        </div>
        <OtherTexts />
        <ErrorSummary errors={errors} idPrefix={kind} attempt={attempt} />
        <div className={styles.columns}>
          <div className={`stack box ${styles.main}`}>{children}</div>
          <div className={styles.side}>
            {side && <div className={`stack box ${styles.details}`}>{side}</div>}
            <div className={`stack gap-2 ${styles.bar}`}>
              {isClosed ? (
                <Note kind="error" live>
                  {t('errors:advice.accessClosed')}
                </Note>
              ) : (
                <>
                  <ErrorNote error={saving.error}>
                    {!draft.isUnstored && <p>{t('autosave.safe')}</p>}
                  </ErrorNote>
                  {actions}
                </>
              )}
            </div>
          </div>
        </div>
      </form>
      {item && (
        <ItemChanges
          kind={kind}
          item={item}
          replacesChanges={draft.hasUnpublished}
          onRestore={draft.fillWithVersion}
        />
      )}
    </>
  );
}

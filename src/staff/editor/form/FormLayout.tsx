import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../ui/actions/CopyButton';
import { Note } from '../../../ui/feedback/Note';
import { accessClosed } from '../../api/withStaffSession';
import { AutosaveNote } from '../../drafts/AutosaveNote';
import { ErrorSummary } from '../../forms/ErrorSummary';
import { askBeforeClosing, useMarkUnsaved } from '../../forms/unsavedWork';
import { ItemChanges } from '../../history/changes/ItemChanges';
import { useFieldTexts } from '../../items/useTextDetails';
import type { Values } from '../../kinds/kind';
import { plainText } from '../../kinds/kinds';
import { ErrorNote } from '../../parts/ErrorNote';
import { OtherTexts } from '../OtherTexts';
import styles from './FormLayout.module.css';
import { useItemForm } from './ItemFormProvider';
import { InHeading } from './ItemPage';

/** Says that an admin closed the person's access. Offers the text, because nobody else has it. */
function AccessClosed() {
  const { t } = useTranslation(['admin', 'errors']);
  const { kind, item } = useItemForm();
  const { getValues } = useFormContext<Values>();
  const fieldTexts = useFieldTexts(kind);
  return (
    <Note kind="error" live>
      <p>{t('errors:advice.accessClosed')}</p>
      <CopyButton
        text={() => plainText(fieldTexts(getValues(), item))}
        copied={t('conflict.copied')}
        notCopied={t('conflict.notCopied')}
      >
        {t('conflict.copy')}
      </CopyButton>
    </Note>
  );
}

interface Props {
  onSubmit?: () => void;
  /** Buttons that stay in view. */
  actions: ReactNode;
  /** Fields beside the text on a wide screen, below it on others. */
  side?: ReactNode;
  children: ReactNode;
}

/**
 * Lays out the form of an item (R2.24, R2.25), its dialogs and its history. Buttons and the error
 * of a save stay in view: at the bottom, or on a wide screen at the top of the side column.
 */
export function FormLayout({ onSubmit, actions, side, children }: Props) {
  const { kind, item, formRef, errors, attempt, draft, isPublished, saving } = useItemForm();
  const { t } = useTranslation('admin');
  const isClosed = useSyncExternalStore(accessClosed.subscribe, accessClosed.now);
  useMarkUnsaved(draft.hasUnpublished || saving.busy);
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
        // Keeps what is typed on Ctrl+S (⌘S on a Mac), in place of the browser's dialog.
        onKeyDown={(event) => {
          if (!(event.ctrlKey || event.metaKey) || event.altKey || event.code !== 'KeyS') return;
          event.preventDefault();
          void draft.sendNow();
        }}
      >
        <InHeading slot="form-state">
          {!isClosed && <AutosaveNote autosave={draft} isPublished={isPublished} />}
        </InHeading>
        <OtherTexts />
        <ErrorSummary errors={errors} idPrefix={kind} attempt={attempt} />
        <div className={styles.columns}>
          <div className={`stack box ${styles.main}`}>{children}</div>
          <div className={styles.side}>
            {side && <div className={`stack box ${styles.details}`}>{side}</div>}
            <div className={`stack gap-2 ${styles.bar}`}>
              {isClosed ? (
                <AccessClosed />
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

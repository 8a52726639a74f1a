import type { ReactNode } from 'react';
import { ServiceError } from '../../../lib/http/result';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import { PreparingContext } from '../../files/choose/preparing';
import type { StoredItem } from '../../items/storedItem';
import { AutosaveNote } from '../autosave/AutosaveNote';
import type { TextValues } from '../autosave/drafts';
import { RestoreOffer } from '../autosave/RestoreOffer';
import { ItemConflict } from '../conflict/ItemConflict';
import { WrongLanguageDialog } from '../languages/WrongLanguageDialog';
import { FormActions } from './FormActions';
import styles from './ItemForm.module.css';
import { LeaveGuard } from './LeaveGuard';
import type { ItemFormState } from './useItemForm';

interface Props<Item extends StoredItem, Values extends TextValues, Input, Files> {
  /** What {@link useItemForm} returns. */
  state: ItemFormState<Item, Values, Input, Files>;
  /** The label of the submit button. */
  saveLabel: ReactNode;
  /** Further buttons beside it, such as the preview. */
  actions?: ReactNode;
  /** A second column, which ends with the buttons; its heading has the id `titleId`. */
  side?: { titleId: string; content: ReactNode };
  /** The fields. */
  children: ReactNode;
}

/**
 * Renders the layout of an article's or notice's form (R2.24, R2.25): conflict, restore offer, error summary,
 * fields, buttons, and the confirmation of leaving it with unsaved changes. A save error that belongs to a
 * field is shown there only.
 */
export function ItemForm<Item extends StoredItem, Values extends TextValues, Input, Files>(
  props: Props<Item, Values, Input, Files>,
) {
  const { state, saveLabel, actions, side, children } = props;
  const { config, formRef, files, saving } = state;
  const isShownInField =
    saving.error instanceof ServiceError && saving.error.code in config.fieldErrors;
  const footer = (
    <>
      <FormActions
        saveLabel={saveLabel}
        busy={saving.busy}
        preparing={files.preparing}
        error={isShownInField ? null : saving.error}
      >
        {actions}
      </FormActions>
      <AutosaveNote />
    </>
  );
  return (
    <form
      ref={formRef}
      noValidate
      className={`${styles.form} ${side ? '' : styles.narrow}`}
      onSubmit={(event) => void state.submit(event)}
    >
      <FormDialogs state={state} />
      <RestoreOffer state={state} />
      <ErrorSummary errors={state.summary.list} attempt={state.attempt} />
      <PreparingContext value={files.reportPreparing}>
        {side ? (
          <div className={styles.columns}>
            <div className={styles.main}>{children}</div>
            <section className={styles.side} aria-labelledby={side.titleId}>
              {side.content}
              {footer}
            </section>
          </div>
        ) : (
          <div className={styles.main}>
            {children}
            {footer}
          </div>
        )}
      </PreparingContext>
    </form>
  );
}

/** Renders the dialogs of leaving the form, of a conflict, and of texts in the wrong language. */
function FormDialogs<Item extends StoredItem, Values extends TextValues, Input, Files>({
  state,
}: Pick<Props<Item, Values, Input, Files>, 'state'>) {
  const { form, files, autosave, saving, doubts } = state;
  return (
    <>
      <LeaveGuard
        unsaved={form.formState.isDirty || files.isUnsaved || saving.busy}
        isSaved={saving.isSaved}
        onLeave={autosave.discard}
      />
      {state.conflict.shown && state.item && <ItemConflict state={state} item={state.item} />}
      {doubts.doubts && (
        <WrongLanguageDialog
          doubts={doubts.doubts}
          onConfirm={doubts.confirm}
          onCancel={doubts.cancel}
        />
      )}
    </>
  );
}

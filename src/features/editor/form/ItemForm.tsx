import type { ReactNode } from 'react';
import { useMediaQuery } from '../../../lib/hooks/useMediaQuery';
import { ServiceError } from '../../../lib/http/result';
import { ErrorCallout } from '../../../ui/feedback/ErrorCallout';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import { PreparingContext } from '../../files/choose/preparing';
import type { StoredItem } from '../../items/storedItem';
import { AutosaveNote } from '../autosave/AutosaveNote';
import { CopyBars } from '../autosave/CopyBars';
import type { TextValues } from '../autosave/formValues';
import { ItemConflict } from '../conflict/ItemConflict';
import { WrongLanguageDialog } from '../languages/WrongLanguageDialog';
import styles from './ItemForm.module.css';
import { LeaveGuard } from './LeaveGuard';
import type { ItemFormState } from './useItemForm';
import { WIDE_FORM } from './wideForm';

interface Props<Item extends StoredItem, Values extends TextValues, Input, Files> {
  state: ItemFormState<Item, Values, Input, Files>;
  /** Buttons that stay in view. */
  actions: ReactNode;
  /** Further buttons: with the first ones on a wide screen, at the end of the form on others. */
  further?: ReactNode;
  /** Fields beside the text on a wide screen, below it on others. */
  side?: ReactNode;
  children: ReactNode;
}

/**
 * The layout of an item's form (R2.24, R2.25). Buttons and the error of a save stay at the bottom
 * of the viewport; on a wide screen they are above the side column.
 */
export function ItemForm<Item extends StoredItem, Values extends TextValues, Input, Files>(
  props: Props<Item, Values, Input, Files>,
) {
  const { state, actions, further, side, children } = props;
  const { config, formRef, files, autosave, saving } = state;
  const wide = useMediaQuery(WIDE_FORM);
  const isShownInField =
    saving.error instanceof ServiceError && saving.error.code in config.fieldErrors;
  return (
    <form
      ref={formRef}
      noValidate
      className={styles.form}
      onSubmit={(event) => void state.submit(event)}
    >
      <FormDialogs state={state} />
      <CopyBars state={state} />
      <ErrorSummary errors={state.summary.list} attempt={state.attempt} />
      <PreparingContext value={files.reportPreparing}>
        <div className={side ? styles.columns : styles.column}>
          <div className={styles.main}>{children}</div>
          <div className={styles.side}>
            <div className={styles.bar}>
              <ErrorCallout error={isShownInField ? null : saving.error} />
              {actions}
              {wide && further}
            </div>
            <div className={styles.details}>
              {side}
              <AutosaveNote status={autosave.status} isAtRisk={autosave.isAtRisk} />
              {!wide && further}
            </div>
          </div>
        </div>
      </PreparingContext>
    </form>
  );
}

function FormDialogs<Item extends StoredItem, Values extends TextValues, Input, Files>({
  state,
}: Pick<Props<Item, Values, Input, Files>, 'state'>) {
  const { files, autosave, saving, doubts } = state;
  return (
    <>
      <LeaveGuard
        unsaved={autosave.hasUnpublished || saving.busy}
        atRisk={autosave.isAtRisk || files.preparing || saving.busy}
        isSaved={saving.isSaved}
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

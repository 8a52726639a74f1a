import { type ReactNode, useEffect, useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { storageUnavailable } from '../../../lib/browser/storage';
import { formatTime } from '../../../lib/dates/moscowTime';
import { useMediaQuery } from '../../../lib/hooks/useMediaQuery';
import { ServiceError } from '../../../lib/http/result';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import { Callout } from '../../../ui/feedback/Callout';
import { ErrorCallout } from '../../../ui/feedback/ErrorCallout';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import { MutedText } from '../../../ui/text/MutedText';
import { CopyBars } from '../../copies/CopyBars';
import type { CopyStatus } from '../../copies/copySync';
import { PreparingContext } from '../../files/choose/preparing';
import { markUnsaved } from '../../forms/unsavedWork';
import type { StoredItem } from '../../items/item';
import { ItemConflict } from '../conflict/ItemConflict';
import { WIDE_FORM } from '../fields/FoldedFields';
import type { LanguageWarning } from '../languages/languageWarnings';
import styles from './ItemForm.module.css';
import type { TextValues } from './itemFormConfig';
import type { ItemFormState } from './useItemForm';

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
  const { files, autosave, saving, warnings } = state;
  return (
    <>
      <LeaveGuard
        unsaved={autosave.hasUnpublished || saving.busy}
        atRisk={autosave.isAtRisk || files.preparing || saving.busy}
        isSaved={saving.isSaved}
      />
      {state.conflict.shown && state.item && <ItemConflict state={state} item={state.item} />}
      {warnings.warnings && (
        <WrongLanguageDialog
          warnings={warnings.warnings}
          onConfirm={warnings.confirm}
          onCancel={warnings.cancel}
        />
      )}
    </>
  );
}

interface LeaveGuardProps {
  /** The form has changes that are not stored in the item. */
  unsaved: boolean;
  /** Leaving the page would lose something: neither the server nor this device has it. */
  atRisk: boolean;
  /** Called on navigation, because the form navigates after a save before it re-renders. */
  isSaved: () => boolean;
}

/**
 * Confirms leaving a form if that would lose something: in a dialog for navigations to another path
 * of the site, in the browser's prompt for closing or reloading the tab. Reports unsaved changes to
 * `useUnsavedWork`.
 */
function LeaveGuard({ unsaved, atRisk, isSaved }: LeaveGuardProps) {
  const { t } = useTranslation('admin');
  const id = useId();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      atRisk && !isSaved() && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    markUnsaved(id, unsaved);
    return () => markUnsaved(id, false);
  }, [id, unsaved]);

  useEffect(() => {
    if (!atRisk) return;
    const prompt = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', prompt);
    return () => window.removeEventListener('beforeunload', prompt);
  }, [atRisk]);

  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={t('leave.title')}
      confirm={t('leave.confirm')}
      cancel={t('leave.stay')}
      onConfirm={() => blocker.proceed()}
      onCancel={() => blocker.reset()}
    >
      <p>{t('leave.text')}</p>
    </ConfirmDialog>
  );
}

interface WrongLanguageDialogProps {
  warnings: LanguageWarning[];
  onConfirm: () => void;
  onCancel: () => void;
}

function WrongLanguageDialog({ warnings, onConfirm, onCancel }: WrongLanguageDialogProps) {
  const { t } = useTranslation('admin');
  return (
    <ConfirmDialog
      title={t('languages.warning.title')}
      confirm={t('languages.warning.confirm')}
      cancel={t('languages.warning.cancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <ul>
        {warnings.map(({ field, language, problem }) => (
          <li key={`${field} ${language}`}>
            {t(`languages.warning.${problem}.${language}`, {
              field: t(`languages.${language}.${field}`),
            })}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}

interface AutosaveNoteProps {
  status: CopyStatus;
  isAtRisk: boolean;
}

/**
 * Where the text of a form is stored. Screen readers announce it only if it is not on the server,
 * because it changes every few seconds.
 */
function AutosaveNote({ status: { state, at }, isAtRisk }: AutosaveNoteProps) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const isStorageFull = useSyncExternalStore(storageUnavailable.subscribe, storageUnavailable.now);
  const isOnServer = state === 'saved' || state === 'unchanged';
  if (isStorageFull && !isOnServer)
    return (
      <Callout kind="warning" live>
        {t('autosave.storageFull')}
      </Callout>
    );
  const isQuiet = isOnServer || state === 'saving';
  return (
    <>
      {isQuiet && (
        <MutedText>{t(`autosave.${state}`, { time: at && formatTime(at, language) })}</MutedText>
      )}
      <MutedText live>{!isQuiet && t(`autosave.${state}`)}</MutedText>
      {isAtRisk && <MutedText live>{t('autosave.filesAtRisk')}</MutedText>}
    </>
  );
}

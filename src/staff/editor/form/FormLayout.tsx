import { type ReactNode, useEffect, useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { storageUnavailable } from '../../../lib/browser/storage';
import { formatTime } from '../../../lib/dates/moscowTime';
import { useMediaQuery } from '../../../lib/hooks/useMediaQuery';
import { ServiceError } from '../../../lib/http/result';
import { textAt } from '../../../lib/i18n/dynamicKey';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import { Callout } from '../../../ui/feedback/Callout';
import { ErrorCallout } from '../../../ui/feedback/ErrorCallout';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import { MutedText } from '../../../ui/text/MutedText';
import type { CopyStatus } from '../../copies/workingCopy';
import { PreparingContext } from '../../files/choose/preparing';
import { markUnsaved } from '../../forms/unsavedWork';
import { definitionOf } from '../../kinds/kinds';
import type { LanguageWarning } from '../../kinds/values';
import { ItemConflict } from '../conflict/ItemConflict';
import { CopyBars } from '../copies/CopyBars';
import { WIDE_FORM } from '../fields/FoldedFields';
import styles from './FormLayout.module.css';
import { useItemFormState } from './useItemForm';

interface Props {
  /** Replaces the save. */
  onSubmit?: (event: { preventDefault: () => void }) => Promise<void>;
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
export function FormLayout({ onSubmit, actions, further, side, children }: Props) {
  const state = useItemFormState();
  const { kind, formRef, autosave, saving } = state;
  const wide = useMediaQuery(WIDE_FORM);
  const isShownInField =
    saving.error instanceof ServiceError && saving.error.code in definitionOf(kind).failures;
  return (
    <form
      ref={formRef}
      noValidate
      className={styles.form}
      onSubmit={(event) => void (onSubmit ?? state.submit)(event)}
    >
      <FormDialogs />
      <CopyBars />
      <ErrorSummary errors={state.summary.list} attempt={state.attempt} />
      <PreparingContext value={state.reportPreparing}>
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

function FormDialogs() {
  const { item, preparing, autosave, saving, warnings, conflict } = useItemFormState();
  return (
    <>
      <LeaveGuard
        unsaved={autosave.hasUnpublished || preparing || saving.busy}
        atRisk={autosave.isAtRisk || preparing || saving.busy}
        isSaved={saving.isSaved}
      />
      {conflict.isShown && item && <ItemConflict item={item} />}
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
              field: textAt(t, `languages.${language}.${field}`),
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

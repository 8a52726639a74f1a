import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import { KeptNote } from '../autosave/KeptNote';
import { KeptOffer } from '../autosave/KeptOffer';
import styles from '../form/EditorLayout.module.css';
import { FormActions } from '../form/FormActions';
import { LeaveGuard } from '../form/LeaveGuard';
import { NoticeConflict } from './NoticeConflict';
import { NoticeFields } from './NoticeFields';
import { type NoticeFormProps, useNoticeForm } from './useNoticeForm';

/** The form of a notice (spec 2 and 3). The page adds the field for its file. */
export function NoticeForm(props: NoticeFormProps) {
  const { t } = useTranslation('admin');
  const state = useNoticeForm(props);
  const { base, form, kept, summary, saving, attempt, send } = state;
  const restore = () => {
    if (!kept.found) return;
    // Saved over a newer version than it was typed over, it must be asked about.
    if (kept.found.version) base.current.version = kept.found.version;
    // A file cannot be kept: what is chosen now stays.
    const { document, image } = form.getValues();
    form.reset({ ...kept.found.values, document, image }, { keepDefaultValues: true });
    kept.forgetFound();
  };
  return (
    <form
      noValidate
      className={`${styles.form} ${styles.narrow}`}
      onSubmit={(event) => void send(event)}
    >
      <LeaveGuard
        unsaved={form.formState.isDirty || saving.busy || props.preparing}
        isSaved={saving.isSaved}
        onLeave={kept.forgetOwn}
      />
      <NoticeConflict {...props} state={state} />
      <KeptOffer found={kept.found} onRestore={restore} onDiscard={kept.forgetFound} />
      <ErrorSummary errors={summary.list} attempt={attempt} />
      <div className={styles.main}>
        <NoticeFields
          form={form}
          errors={summary.of}
          busy={saving.busy}
          retry={() => void send()}
          file={props.file}
        />
        <FormActions
          save={t(props.notice ? 'save.changes' : 'save.publishNotice')}
          busy={saving.busy}
          preparing={props.preparing}
          error={saving.error}
        />
        <KeptNote />
      </div>
    </form>
  );
}

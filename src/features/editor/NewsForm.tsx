import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '../../ui/ErrorSummary';
import styles from './EditorLayout.module.css';
import { FormActions } from './FormActions';
import { LeaveGuard } from './LeaveGuard';
import { NewsFields } from './NewsFields';
import { PublishingFields } from './PublishingFields';
import { NEWS, type NewsFormProps, useNewsForm } from './useNewsForm';

/** The form of a news article (spec 2, 3 and 4), without pictures. */
export function NewsForm(props: NewsFormProps) {
  const { t } = useTranslation('admin');
  const state = useNewsForm(props);
  const { box, form, summary, saving, attempt, send } = state;
  const wasPublished = props.article?.status === 'published';
  const publishes = form.watch('status') === 'published';
  const change = wasPublished ? 'save.changes' : 'save.publish';
  return (
    <form ref={box} noValidate className={styles.form} onSubmit={(event) => void send(event)}>
      <LeaveGuard unsaved={form.formState.isDirty || saving.busy} isSaved={saving.isSaved} />
      <ErrorSummary errors={summary.list} attempt={attempt} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <NewsFields state={state} article={props.article} />
        </div>
        <section className={styles.side} aria-labelledby="publishing">
          <h2 id="publishing">{t('publishing')}</h2>
          <PublishingFields
            form={NEWS}
            register={form.register}
            control={form.control}
            errors={summary.of}
            wasPublished={wasPublished}
          />
          <FormActions
            save={t(publishes ? change : 'save.draft')}
            busy={saving.busy}
            error={state.failure}
          />
        </section>
      </div>
    </form>
  );
}

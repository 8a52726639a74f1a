import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fromMoscowInput } from '../../../lib/dates/dates';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import { KeptNote } from '../autosave/KeptNote';
import { KeptOffer } from '../autosave/KeptOffer';
import { PublishingFields } from '../fields/PublishingFields';
import styles from '../form/EditorLayout.module.css';
import { FormActions } from '../form/FormActions';
import { LeaveGuard } from '../form/LeaveGuard';
import { PreviewButton } from '../preview/PreviewButton';
import { toPreview } from '../preview/toPreview';
import { NewsConflict } from './NewsConflict';
import { NewsFields } from './NewsFields';
import type { NewsValues } from './newsSchema';
import { NEWS, type NewsFormProps, useNewsForm } from './useNewsForm';

interface SaveWordsProps {
  control: Control<NewsValues>;
  wasPublished: boolean;
}

/** What the button will do: spec 4, News status, and a date in the future. */
function SaveWords({ control, wasPublished }: SaveWordsProps) {
  const { t } = useTranslation('admin');
  const [status, publishedAt] = useWatch({ control, name: ['status', 'publishedAt'] });
  if (status === 'draft') return t('save.draft');
  if (wasPublished) return t('save.changes');
  const date = fromMoscowInput(publishedAt);
  return t(date && date.getTime() > Date.now() ? 'save.schedule' : 'save.publish');
}

/** The form of a news article (spec 2, 3 and 4). The page adds the fields for pictures. */
export function NewsForm(props: NewsFormProps) {
  const { t } = useTranslation('admin');
  const { article, pictures, draw } = props;
  const state = useNewsForm(props);
  const { box, form, kept, summary, saving, attempt, send, base } = state;
  const wasPublished = article?.status === 'published';
  const unsaved = form.formState.isDirty || pictures.changed || saving.busy;
  const restore = () => {
    if (!kept.found) return;
    // Saved over a newer version than it was typed over, it must be asked about.
    if (kept.found.version) base.current.version = kept.found.version;
    form.reset(kept.found.values, { keepDefaultValues: true });
    kept.forgetFound();
  };
  return (
    <form ref={box} noValidate className={styles.form} onSubmit={(event) => void send(event)}>
      <LeaveGuard unsaved={Boolean(unsaved)} isSaved={saving.isSaved} onLeave={kept.forgetOwn} />
      <NewsConflict {...props} state={state} />
      <KeptOffer found={kept.found} onRestore={restore} onDiscard={kept.forgetFound} />
      <ErrorSummary errors={summary.list} attempt={attempt} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <NewsFields state={state} article={article} />
          {pictures.fields(saving.busy, () => void send())}
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
            save={<SaveWords control={form.control} wasPublished={wasPublished} />}
            busy={saving.busy}
            preparing={pictures.preparing}
            error={state.failure}
          >
            <PreviewButton
              draw={() => draw(toPreview(form.getValues(), t('preview.untitled'), article))}
            />
          </FormActions>
          <KeptNote />
        </section>
      </div>
    </form>
  );
}

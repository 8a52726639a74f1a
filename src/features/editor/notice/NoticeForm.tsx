import { useMemo } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fromMoscowInput } from '../../../lib/dates/moscowTime';
import type { EditableNotice } from '../../../services/notices/noticesAdmin';
import { SelectedLanguage } from '../../forms/SelectedLanguage';
import { LanguageEffect } from '../fields/LanguageEffect';
import { ItemForm } from '../form/ItemForm';
import type { ItemFormProps } from '../form/itemFormConfig';
import { useItemForm } from '../form/useItemForm';
import { PreviewButton } from '../preview/PreviewButton';
import { NoticeFields } from './NoticeFields';
import { NoticePeriodFields } from './NoticePeriodFields';
import { NoticePreview, type NoticeView } from './NoticePreview';
import { noticeFormConfigOf } from './noticeFormConfig';
import { type NoticeValues, writtenIn } from './noticeSchema';

interface Props extends ItemFormProps<EditableNotice> {
  /** The component of the public page, for the preview. */
  NoticeView: NoticeView;
}

/**
 * Renders the form of a notice (R2.25) with its preview: an empty one without `item`, otherwise that of the
 * stored notice. The submit button says what saving does: save the draft, schedule, publish, or save changes.
 */
export function NoticeForm({ NoticeView, ...props }: Props) {
  const { t } = useTranslation('admin');
  const { item: notice } = props;
  const config = useMemo(() => noticeFormConfigOf(notice), [notice]);
  const state = useItemForm(config, props);
  const { form } = state;
  const wasPublished = notice?.status === 'published';
  return (
    <SelectedLanguage initial={notice?.language ?? 'en'}>
      <ItemForm
        state={state}
        saveLabel={<SaveLabel control={form.control} wasPublished={wasPublished} />}
        actions={
          <PreviewButton note={t('preview.noticeNote')} namespaces={['home']}>
            {(language) => (
              <NoticePreview
                values={form.getValues()}
                language={language}
                NoticeView={NoticeView}
              />
            )}
          </PreviewButton>
        }
        side={{
          titleId: 'publishing',
          content: (
            <>
              <h2 id="publishing">{t('publishing')}</h2>
              <NoticePeriodFields state={state} />
              <LanguageEffect control={form.control} writtenIn={writtenIn} />
            </>
          ),
        }}
      >
        <NoticeFields state={state} />
      </ItemForm>
    </SelectedLanguage>
  );
}

interface SaveLabelProps {
  control: Control<NoticeValues>;
  wasPublished: boolean;
}

/** The label of the submit button, which depends on status and start. */
function SaveLabel({ control, wasPublished }: SaveLabelProps) {
  const { t } = useTranslation('admin');
  const [status, startsAt] = useWatch({ control, name: ['status', 'startsAt'] });
  if (status === 'draft') return t('save.draft');
  if (wasPublished) return t('save.changes');
  const start = fromMoscowInput(startsAt);
  return t(start && start.getTime() > Date.now() ? 'save.schedule' : 'save.publishNotice');
}

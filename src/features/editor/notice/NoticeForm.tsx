import { useMemo } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fromMoscowInput } from '../../../lib/dates/moscowTime';
import type { EditableNotice } from '../../../services/notices/noticesAdmin';
import { ItemForm } from '../form/ItemForm';
import type { ItemFormProps } from '../form/itemFormConfig';
import { useItemForm } from '../form/useItemForm';
import { NoticeFields } from './NoticeFields';
import { NoticePeriodFields } from './NoticePeriodFields';
import { noticeFormConfigOf } from './noticeFormConfig';
import type { NoticeValues } from './noticeSchema';

/**
 * Renders the form of a notice (R2.25): an empty one without `item`, otherwise that of the stored notice. The
 * submit button says what saving does: save the draft, schedule, publish, or save changes.
 */
export function NoticeForm(props: ItemFormProps<EditableNotice>) {
  const { t } = useTranslation('admin');
  const { item: notice } = props;
  const config = useMemo(() => noticeFormConfigOf(notice), [notice]);
  const state = useItemForm(config, props);
  const wasPublished = notice?.status === 'published';
  return (
    <ItemForm
      state={state}
      saveLabel={<SaveLabel control={state.form.control} wasPublished={wasPublished} />}
      side={{
        titleId: 'publishing',
        content: (
          <>
            <h2 id="publishing">{t('publishing')}</h2>
            <NoticePeriodFields state={state} />
          </>
        ),
      }}
    >
      <NoticeFields state={state} />
    </ItemForm>
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

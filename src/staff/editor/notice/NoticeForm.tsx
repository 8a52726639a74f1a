import { useMemo } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatDateTime, fromMoscowInput } from '../../../lib/dates/moscowTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { useStaffRole } from '../../auth/session/useStaffMember';
import type { EditableNotice, NoticeState } from '../../data/notices/noticesAdmin';
import { SelectedLanguage } from '../../forms/SelectedLanguage';
import { ItemForm } from '../form/ItemForm';
import type { ItemFormProps } from '../form/itemFormConfig';
import { useItemForm } from '../form/useItemForm';
import { HeadingActions } from '../item/ItemPage';
import { LanguageEffect } from '../languages/LanguagePanes';
import { PreviewButton } from '../preview/PreviewButton';
import { FurtherActions, PublishingBar } from '../publishing/PublishingBar';
import { type Publishing, usePublishing } from '../publishing/usePublishing';
import { useSaveShortcut } from '../publishing/useSaveShortcut';
import { NoticeDetails } from './NoticeDetails';
import { NoticeFields } from './NoticeFields';
import { NoticePreview, type NoticeView } from './NoticePreview';
import { noticeFormConfigOf } from './noticeFormConfig';
import { type NoticeValues, writtenIn } from './noticeSchema';

interface Props extends ItemFormProps<EditableNotice> {
  NoticeView: NoticeView;
}

const STORED = {
  draft: 'draft',
  scheduled: 'scheduled',
  shown: 'published',
  ended: 'published',
} as const satisfies Record<NoticeState, string>;

export function NoticeForm({ NoticeView, ...props }: Props) {
  const { t } = useTranslation('admin');
  const { item: notice } = props;
  const config = useMemo(() => noticeFormConfigOf(notice), [notice]);
  const state = useItemForm(config, props);
  const { form, files, saving } = state;
  const { storedNote, handOver } = useSaveShortcut({
    autosave: state.autosave,
    isLive: notice !== undefined && notice.state !== 'draft',
  });
  const publishing = usePublishing({
    form,
    dateField: 'startsAt',
    stored: notice ? STORED[notice.state] : 'new',
    role: useStaffRole(),
    submit: state.submit,
    handOver,
  });
  const shared = { publishing, busy: saving.busy, preparing: files.preparing };
  return (
    <SelectedLanguage initial={notice?.language ?? 'en'}>
      <HeadingActions>
        <PreviewButton note={t('preview.noticeNote')} namespaces={['home']}>
          {(language) => (
            <NoticePreview values={form.getValues()} language={language} NoticeView={NoticeView} />
          )}
        </PreviewButton>
      </HeadingActions>
      <ItemForm
        state={state}
        side={
          <>
            <NoticeDetails state={state} />
            <LanguageEffect control={form.control} writtenIn={writtenIn} />
          </>
        }
        actions={
          <PublishingBar
            {...shared}
            storedNote={storedNote}
            effect={useNoticeEffect(form.control, publishing)}
          />
        }
        further={<FurtherActions {...shared} />}
      >
        <NoticeFields state={state} />
      </ItemForm>
    </SelectedLanguage>
  );
}

const WITHOUT_END = {
  writerDraft: 'writerDraft',
  writerLive: 'writerLive',
  now: 'now',
  nowDated: 'now',
  nowInstead: 'nowInstead',
  schedule: 'schedule',
  hide: 'hide',
  changes: 'changes',
  changesDated: 'changes',
} as const;

const WITH_END = {
  ...WITHOUT_END,
  now: 'nowUntil',
  nowDated: 'nowUntil',
  nowInstead: 'nowInsteadUntil',
  schedule: 'scheduleUntil',
  hide: 'hideUntil',
  changes: 'changesUntil',
  changesDated: 'changesUntil',
} as const;

/** From when until when visitors will see the notice. */
function useNoticeEffect(
  control: Control<NoticeValues>,
  { effect, date, secondary }: Publishing,
): string {
  const { t } = useTranslation('adminDesk');
  const language = useLanguage();
  const [endsAt, pinned] = useWatch({ control, name: ['endsAt', 'pinned'] });
  const end = fromMoscowInput(endsAt);
  const [from, until] = [date, end].map((at) => (at ? formatDateTime(at, language) : ''));
  const isWriter = effect === 'writerDraft' || effect === 'writerLive';
  if (end && end <= new Date() && !isWriter) {
    return t(`effect.notice.${pinned === 'yes' ? 'endedPinned' : 'ended'}`);
  }
  const sentence = t(`effect.notice.${(end ? WITH_END : WITHOUT_END)[effect]}`, { from, until });
  return secondary.includes('saveDraft') ? `${sentence} ${t('effect.notice.draft')}` : sentence;
}

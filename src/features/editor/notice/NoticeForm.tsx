import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditableNotice, NoticeState } from '../../../services/notices/noticesAdmin';
import { useStaffRole } from '../../auth/session/useStaffMember';
import { SelectedLanguage } from '../../forms/SelectedLanguage';
import { LanguageEffect } from '../fields/LanguageEffect';
import { ItemForm } from '../form/ItemForm';
import type { ItemFormProps } from '../form/itemFormConfig';
import { useItemForm } from '../form/useItemForm';
import { HeadingActions } from '../item/HeadingActions';
import { PreviewButton } from '../preview/PreviewButton';
import { FurtherActions, PublishingBar } from '../publishing/PublishingBar';
import { useKeep } from '../publishing/useKeep';
import { usePublishing } from '../publishing/usePublishing';
import { NoticeDetails } from './NoticeDetails';
import { NoticeFields } from './NoticeFields';
import { NoticePreview, type NoticeView } from './NoticePreview';
import { noticeFormConfigOf } from './noticeFormConfig';
import { writtenIn } from './noticeSchema';
import { useNoticeEffect } from './useNoticeEffect';

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
  const { storedNote, handOver } = useKeep({
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

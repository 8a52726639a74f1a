import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatDateTime, fromMoscowInput } from '../../../lib/dates/moscowTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import type { Publishing } from '../publishing/usePublishing';
import type { NoticeValues } from './noticeSchema';

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
export function useNoticeEffect(
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

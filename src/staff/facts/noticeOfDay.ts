import { formatDays } from '../../lib/dates/calendarDay';
import type { ClosedDay } from '../../lib/facts/facts';
import { i18n } from '../../lib/i18n/i18n';
import { languages } from '../../lib/i18n/languages';
import { rememberedUser } from '../data/auth/rememberedSession';
import { fieldIn } from '../kinds/field';
import { toValues } from '../kinds/values';
import { changedColumns } from '../revisions/columns';
import { localKey, storeUnsent } from '../revisions/inBrowser';

/** Stores in this browser the text with which the form of a new notice opens; returns the id of the notice. */
export function storeNoticeText(day: ClosedDay): string {
  const id = crypto.randomUUID();
  const values = toValues('notices');
  const texts = languages.map((language) => {
    const t = i18n.getFixedT(language, 'facts');
    const days = formatDays(day.from, day.to, language);
    const context = day.closesAt && 'from';
    return {
      [fieldIn('title', language)]: t('notice.title', { days, time: day.closesAt, context }),
      [fieldIn('description', language)]: `${day.reason[language]}. ${t('notice.urgent')}`,
    };
  });
  const filled = Object.assign(values, ...texts, { type: 'text', ends_at: `${day.to}T23:59` });
  storeUnsent(localKey(rememberedUser() ?? '', id), {
    at: Date.now(),
    revision: 0,
    kind: 'notices',
    itemId: id,
    title: filled.title_en,
    columns: changedColumns('notices', { values: filled }),
    baseRevision: null,
    taken: null,
  });
  return id;
}

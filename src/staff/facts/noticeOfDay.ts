import { formatDays } from '../../lib/dates/calendarDay';
import type { ClosedDay } from '../../lib/facts/facts';
import { i18n } from '../../lib/i18n/i18n';
import { languages } from '../../lib/i18n/languages';
import { rememberedUser } from '../data/auth/rememberedSession';
import { fieldIn } from '../kinds/field';
import { toValues } from '../kinds/values';
import { localKey, storeLocalCopy } from '../workingCopies/browserCopies';
import { contentOf } from '../workingCopies/copyContent';

/** Stores in this browser the working copy with which the form of a new notice opens; returns the id of the notice. */
export function storeNoticeCopy(day: ClosedDay): string {
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
  storeLocalCopy(localKey(rememberedUser() ?? '', id), {
    form: crypto.randomUUID(),
    at: Date.now(),
    revision: 0,
    sent: false,
    itemType: 'notices',
    itemId: id,
    title: filled.title_en,
    content: contentOf('notices', { values: filled, missingFiles: [], adopted: [] }),
    baseRevision: null,
  });
  return id;
}

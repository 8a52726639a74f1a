import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../lib/dates/moscowTime';
import { useLanguage } from '../../lib/i18n/useLanguage';
import type { Handover } from '../data/workingCopies/handovers';
import { usePersonName } from '../people/usePeople';

/** Where something that the signed-in person has handed over stands, with the note of the reviewer. */
export function HandoverNote({ handover }: { handover: Handover }) {
  const { state, note, reviewerName, at } = handover;
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const personName = usePersonName();
  const name = reviewerName ? personName(reviewerName) : t('autosave.unnamed');
  return (
    <span>
      {t(`handover.own.${state}`, { name, date: formatDateTime(at, language) })}
      {note && <strong> {t('handover.note', { note })}</strong>}
    </span>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Page, pageId } from '../../content/site';
import { formatDay } from '../../lib/dates/calendarDay';
import { useToday } from '../../lib/dates/useToday';
import { nextReview, reviewedOn, reviewKey } from '../../lib/facts/pageFacts';
import { textAt } from '../../lib/i18n/dynamicKey';
import { i18n } from '../../lib/i18n/i18n';
import type { Language } from '../../lib/i18n/languages';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { usePageNames } from '../../lib/i18n/usePageNames';
import { Badge } from '../../ui/feedback/Badge';
import type { StoredFact } from '../data/facts';
import { Asked } from './Asked';
import { FactRow, SaveButton } from './factRows';
import { rowsInForce } from './useFactChanges';
import { storedFact } from './useStaffFacts';

interface Props {
  page: Page;
  stored: StoredFact[];
  /** Heading, if it is a link. */
  name?: ReactNode;
}

/** Renders the day on which a page was last checked, which one press makes today, and how often visitors have asked about it. */
export function PageCheck({ page, stored, name }: Props) {
  const { t } = useTranslation('facts');
  const language = useLanguage();
  const today = useToday();
  const key = reviewKey(pageId(page.path));
  const day = reviewedOn(page, rowsInForce(stored));
  const next = day && nextReview(day);
  const label = usePageNames().name(page.path);
  const fact = { ...storedFact(key, 'statement', label, stored), suggested: { day: today } };
  const check = { day: today, stated: today };
  const reply = (lng: Language) => [
    textAt(i18n.t, `pages:${pageId(page.path)}.name`, { lng }),
    i18n.t('facts:tally.page', { lng }),
  ];
  return (
    <FactRow
      fact={fact}
      name={name}
      action={t('change')}
      buttons={day !== today && <SaveButton fact={fact} value={check} text={t('check.today')} />}
    >
      <p>
        {next
          ? t('check.day', { day: formatDay(day, language), next: formatDay(next, language) })
          : t('notStated_reviewed')}{' '}
        {next && next <= today && <Badge tone="ochre">{t('check.due')}</Badge>}
      </p>
      <Asked about={page.path} label={label} reply={reply} />
    </FactRow>
  );
}

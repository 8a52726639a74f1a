import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { comingDaysToAsk } from '../../features/contacts/openingHours';
import type { Day } from '../../lib/dates/calendarDay';
import { useToday } from '../../lib/dates/useToday';
import { checkFact, kindOfFact } from '../../lib/facts/checkFact';
import type { ClosedDay } from '../../lib/facts/facts';
import { i18n } from '../../lib/i18n/i18n';
import { languages } from '../../lib/i18n/languages';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Button } from '../../ui/actions/Button';
import { ItemName } from '../../ui/actions/ItemName';
import { rememberedUser } from '../data/auth/rememberedSession';
import { fieldIn } from '../kinds/field';
import { toValues } from '../kinds/values';
import { localKey, storeLocalCopy } from '../workingCopies/browserCopies';
import { contentOf } from '../workingCopies/copyContent';
import { FactEditor } from './FactEditor';
import { FactRow } from './factRows';
import { daysOf } from './factTexts';
import { useKeptFacts } from './keptInput';
import { type StaffFact, useFactChanges } from './useFactChanges';

type Source = 'entered' | 'open' | 'kenya' | 'russia';

const reasonOf = (key: string): ClosedDay['reason'] => ({
  en: i18n.getFixedT('en')(key as 'loading'),
  ru: i18n.getFixedT('ru')(key as 'loading'),
});

/** Returns the public holidays of a year from today that staff have said nothing of. */
const publicHolidays = (today: Day) =>
  comingDaysToAsk(today).map(({ from, to, holiday }) => ({
    key: `closedDays.${from}`,
    source: holiday === 'russia' ? ('russia' as const) : ('kenya' as const),
    day: { from, to, reason: reasonOf(`home:holidays.${holiday}`) },
  }));

interface Props {
  /** What staff have entered or proposed, past days too. */
  facts: StaffFact[];
}

/** Lists the coming days on which the Embassy is closed or may be; staff add a day, confirm one, or take one off. */
export function ClosedDays({ facts }: Props) {
  const { t } = useTranslation('facts');
  const language = useLanguage();
  const today = useToday();
  const factOf = (key: string, label: string): StaffFact => ({
    ...(facts.find((fact) => fact.key === key) ?? { kind: 'closedDay', pages: [], texts: [] }),
    key,
    label,
  });
  const entered = facts.flatMap(({ key, published, draft }) => {
    const { value } = published ?? draft ?? {};
    if (!checkFact(key, value)) return [];
    const day = value as ClosedDay;
    const source = day.open ? ('open' as const) : ('entered' as const);
    return day.to >= today ? [{ key, source, day }] : [];
  });
  const days = [...entered, ...publicHolidays(today)].sort((a, b) =>
    a.day.from.localeCompare(b.day.from),
  );
  const kept = useKeptFacts();
  const [newKey, setNewKey] = useState(
    () =>
      kept.find((key) => kindOfFact(key) === 'closedDay' && !days.some((day) => day.key === key)) ??
      null,
  );
  return (
    <div className="stack">
      <h2>{t('part.days')}</h2>
      <p>{t('days.lead')}</p>
      {newKey ? (
        <FactEditor fact={factOf(newKey, t('days.new'))} onClose={() => setNewKey(null)} />
      ) : (
        <Button onClick={() => setNewKey(`closedDays.${crypto.randomUUID()}`)}>
          {t('days.add')}
        </Button>
      )}
      <ul className="plain-list">
        {days.map(({ key, source, day }) => (
          <DayRow
            key={key}
            source={source}
            day={day}
            fact={factOf(key, daysOf(day, language, true))}
          />
        ))}
      </ul>
    </div>
  );
}

interface DayRowProps {
  source: Source;
  day: ClosedDay;
  fact: StaffFact;
}

/** Renders a day: one that staff have entered can be changed or taken off, a holiday confirmed or declared open. */
function DayRow({ source, day, fact }: DayRowProps) {
  const { t } = useTranslation('facts');
  const language = useLanguage();
  const navigate = useNavigate();
  const { set } = useFactChanges();
  const isEntered = source === 'entered' || source === 'open';
  const before = isEntered ? day : null;
  const writeNotice = () => void navigate(`/admin/notices/new?copy=${storeNoticeCopy(day)}`);
  return (
    <FactRow
      fact={isEntered ? { ...fact, current: day } : fact}
      initial={day}
      action={t(isEntered ? 'change' : 'days.confirm')}
      buttons={
        source !== 'open' && (
          <>
            <Button
              variant="tertiary"
              onClick={() =>
                void set(fact, source === 'entered' ? null : { ...day, open: true }, before)
              }
            >
              {t(source === 'entered' ? 'days.remove' : 'days.open')}
              <ItemName title={fact.label} />
            </Button>
            <Button variant="tertiary" onClick={writeNotice}>
              {t('days.notice')}
              <ItemName title={fact.label} />
            </Button>
          </>
        )
      }
    >
      <p>
        {day.reason[language]}
        {day.closesAt && `, ${t('days.closesAt', { time: day.closesAt })}`}
      </p>
      <p className="small-print">{t(`days.source.${source}`)}</p>
    </FactRow>
  );
}

/** Stores in this browser the working copy with which the form of a new notice opens; returns the id of the notice. */
function storeNoticeCopy(day: ClosedDay): string {
  const id = crypto.randomUUID();
  const values = toValues('notices');
  const texts = languages.map((language) => {
    const t = i18n.getFixedT(language, 'facts');
    const days = daysOf(day, language);
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

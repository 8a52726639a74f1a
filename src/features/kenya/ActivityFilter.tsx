import { startTransition, useOptimistic } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { activities, type Interest, interests, type Months } from '../../content/kenya/seasons';
import { reportEarlyChange } from '../../lib/browser/earlyChange';
import { KEEP_SCROLL_POSITION } from '../../lib/browser/scroll';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Button } from '../../ui/actions/Button';
import styles from './ActivityFilter.module.css';
import { allMonths, monthName, monthRanges, monthSet, useMonths } from './seasons/months';

/** Filter of activities; null in a part matches every activity. */
interface ActivityFilterValue {
  interest: Interest | null;
  /** Month from 1 to 12. */
  month: number | null;
}

/** Reads the filter from the URL; unknown values are null: `interest=sea&month=13` becomes `{ interest: 'sea', month: null }`. */
function parseActivityFilter(params: URLSearchParams): ActivityFilterValue {
  const month = Number(params.get('month'));
  return {
    interest: interests.find((interest) => interest === params.get('interest')) ?? null,
    month: Number.isInteger(month) && month >= 1 && month <= 12 ? month : null,
  };
}

/**
 * Returns the parameters of the URL for a filter.
 * @example toSearchParams({ interest: 'sea', month: 7 }) // { interest: 'sea', month: '7' }
 */
const toSearchParams = ({ interest, month }: ActivityFilterValue): Record<string, string> => ({
  ...(interest && { interest }),
  ...(month && { month: String(month) }),
});

/**
 * Returns whether a section matches; one without data does always, because a new section must never be hidden.
 * @param anchor key of the section in `activities`
 */
export function matchesFilter(anchor: string, { interest, month }: ActivityFilterValue): boolean {
  const activity = activities[anchor];
  if (!activity) return true;
  return (
    (interest === null || activity.interests.includes(interest)) &&
    (month === null || monthSet(activity.months).has(month))
  );
}

/** Returns the months in which something of an interest matches, in ranges. */
function monthsOf(interest: Interest): Months {
  const all = Object.values(activities).filter(({ interests }) => interests.includes(interest));
  return monthRanges(new Set(all.flatMap(({ months }) => [...monthSet(months)])));
}

/**
 * Holds the filter in the URL, `?interest=sea&month=7`. The setter replaces the history entry and preserves the scroll position;
 * its value is returned before the URL has changed, because two quick changes would otherwise undo each other.
 */
export function useActivityFilter(): [
  value: ActivityFilterValue,
  setValue: (next: ActivityFilterValue) => void,
] {
  const [params, setParams] = useSearchParams();
  const [value, setOptimisticValue] = useOptimistic(parseActivityFilter(params));
  const setValue = (next: ActivityFilterValue) =>
    startTransition(async () => {
      setOptimisticValue(next);
      await setParams(toSearchParams(next), { replace: true, state: KEEP_SCROLL_POSITION });
    });
  return [value, setValue];
}

interface Props {
  /** Current filter; null in a part selects everything. */
  value: ActivityFilterValue;
  matches: number;
  onChange: (value: ActivityFilterValue) => void;
}

const INTEREST = 'interest';

/** Renders the choice of interest and month. Hidden on paper and without JavaScript. */
export function ActivityFilter({ value, matches, onChange }: Props) {
  const { t } = useTranslation('magical-kenya/filter');
  const language = useLanguage();
  const formatMonths = useMonths();
  // Each month and each interest alone has something, so that both are chosen when nothing matches.
  const none = () =>
    value.interest &&
    t('none', {
      interest: t(`interests.${value.interest}`),
      months: formatMonths(monthsOf(value.interest)),
    });
  const filtered = value.interest !== null || value.month !== null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than the browsers the site serves
    <div role="search" aria-labelledby="filter" className="band" data-screen-only data-script-only>
      <div className={`container ${styles.inner}`}>
        <h2 id="filter" className="visually-hidden">
          {t('title')}
        </h2>
        <fieldset className="cluster gap-2">
          <legend className="small-print">{t('interest')}</legend>
          {[null, ...interests].map((interest) => (
            <label key={interest} className={styles.chip}>
              <input
                ref={reportEarlyChange}
                type="radio"
                name={INTEREST}
                checked={value.interest === interest}
                onChange={() => onChange({ ...value, interest })}
              />
              <span>{interest ? t(`interests.${interest}`) : t('anything')}</span>
            </label>
          ))}
        </fieldset>
        <label className={styles.month}>
          <span className="small-print">{t('month')}</span>
          <select
            ref={reportEarlyChange}
            value={value.month ?? ''}
            onChange={({ target }) => onChange({ ...value, month: Number(target.value) || null })}
          >
            <option value="">{t('anyMonth')}</option>
            {allMonths.map((month) => (
              <option key={month} value={month}>
                {monthName(month, language)}
              </option>
            ))}
          </select>
        </label>
        <div className={`cluster ${styles.result}`}>
          <p role="status" className="semibold">
            {matches > 0 ? t('found', { count: matches }) : none()}
          </p>
          {filtered && (
            <Button variant="tertiary" onClick={() => onChange({ interest: null, month: null })}>
              {t('all')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

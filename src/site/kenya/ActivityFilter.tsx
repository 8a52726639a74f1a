import { startTransition, useOptimistic } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { activities, type Interest, interests } from '../../content/kenya/seasons';
import { reportEarlyChange } from '../../lib/browser/earlyChange';
import { KEEP_SCROLL_POSITION } from '../../lib/browser/scroll';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Button } from '../../ui/actions/Button';
import '../../ui/forms/controls.css';
import styles from './ActivityFilter.module.css';
import { allMonths, monthName, monthSet } from './months';

/** Filter of activities; null in a part matches every activity. */
interface ActivityFilterValue {
  interest: Interest | null;
  /** Month from 1 to 12. */
  month: number | null;
}

/** Reads `interest=sea&month=13` as `{ interest: 'sea', month: null }`: unknown values are null. */
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
 * Returns whether a section matches; always without data, because a new section must not be hidden.
 * @param anchor key of the section in `activities`
 */
function matchesFilter(anchor: string, { interest, month }: ActivityFilterValue): boolean {
  const activity = activities[anchor];
  if (!activity) return true;
  return (
    (interest === null || activity.interests.includes(interest)) &&
    (month === null || monthSet(activity.months).has(month))
  );
}

/**
 * Returns the nearest months with a match: March and July for the sea in May. `[]` for a filter
 * without a month, and if no month has a match.
 */
function nearestMonths(anchors: string[], { interest, month }: ActivityFilterValue): number[] {
  const matches = (near: number) =>
    anchors.some((anchor) => matchesFilter(anchor, { interest, month: near }));
  const distances = month ? [1, 2, 3, 4, 5, 6] : [];
  return (
    distances
      .map((distance) => allMonths.filter((near) => monthsBetween(near, month ?? 0) === distance))
      .map((months) => months.filter(matches))
      .find(({ length }) => length > 0) ?? []
  );
}

/** Returns the distance of two months on the circle of the year: 2 for November and January. */
const monthsBetween = (a: number, b: number): number =>
  Math.min(Math.abs(a - b), 12 - Math.abs(a - b));

/**
 * Returns in `found` the anchors that match a filter. If none does, `found` has the matches of its
 * interest in the nearest months, so that nobody is at a dead end, and `nearest` has these months;
 * otherwise `nearest` is empty.
 */
export function findActivities(
  anchors: string[],
  filter: ActivityFilterValue,
): { found: string[]; nearest: number[] } {
  const found = anchors.filter((anchor) => matchesFilter(anchor, filter));
  const nearest = found.length > 0 ? [] : nearestMonths(anchors, filter);
  const { interest } = filter;
  return {
    found: anchors.filter(
      (anchor) =>
        found.includes(anchor) ||
        nearest.some((month) => matchesFilter(anchor, { interest, month })),
    ),
    nearest,
  };
}

/**
 * Returns the filter in the URL, `?interest=sea&month=7`, and its setter, which replaces the
 * history entry and keeps the scroll position. The value changes before the URL does, so that quick
 * changes add up.
 */
export function useActivityFilter(): [
  value: ActivityFilterValue,
  setValue: (next: ActivityFilterValue) => void,
] {
  const [params, setParams] = useSearchParams();
  const [value, setOptimisticValue] = useOptimistic(parseActivityFilter(params));
  const setValue = (next: ActivityFilterValue) =>
    startTransition(() => {
      setOptimisticValue(next);
      setParams(toSearchParams(next), { replace: true, state: KEEP_SCROLL_POSITION });
    });
  return [value, setValue];
}

interface Props {
  /** Current filter; null in a part selects everything. */
  value: ActivityFilterValue;
  matches: number;
  /** Months whose activities are shown, because the chosen month has none. */
  nearest: number[];
  onChange: (value: ActivityFilterValue) => void;
}

const INTEREST = 'interest';

/** Renders the choice of interest and month. Hidden on paper and without JavaScript. */
export function ActivityFilter({ value, matches, nearest, onChange }: Props) {
  const { t } = useTranslation('magical-kenya/filter');
  const language = useLanguage();
  const names = nearest.map((month) => monthName(month, language)).join(', ');
  const filtered = value.interest !== null || value.month !== null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than supported browsers
    <div
      role="search"
      aria-labelledby="filter"
      className={styles.filter}
      data-screen-only
      data-script-only
    >
      <h2 id="filter" className="visually-hidden">
        {t('title')}
      </h2>
      <fieldset className="cluster gap-2">
        <legend className="small-print semibold">{t('interest')}</legend>
        {[null, ...interests].map((interest) => (
          <label key={interest} className={styles.chip}>
            <input
              ref={reportEarlyChange}
              type="radio"
              name={INTEREST}
              checked={value.interest === interest}
              onChange={() => onChange({ ...value, interest })}
            />
            <span className="chip">{interest ? t(`interests.${interest}`) : t('anything')}</span>
          </label>
        ))}
      </fieldset>
      <label className={styles.month}>
        <span className="small-print semibold">{t('month')}</span>
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
          {nearest.length > 0 ? t('none', { months: names }) : t('found', { count: matches })}
        </p>
        {filtered && (
          <Button variant="tertiary" onClick={() => onChange({ interest: null, month: null })}>
            {t('all')}
          </Button>
        )}
      </div>
    </div>
  );
}

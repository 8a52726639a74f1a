import { useTranslation } from 'react-i18next';
import { interests } from '../../content/kenya/seasons';
import { reportEarlyChange } from '../../lib/browser/earlyChange';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Button } from '../../ui/actions/Button';
import styles from './ActivityFilter.module.css';
import { allMonths, monthName } from './seasons/months';
import { useMonths } from './seasons/useMonths';
import { type ActivityFilterValue, monthsOf } from './useActivityFilter';

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
          <p role="status">{matches > 0 ? t('found', { count: matches }) : none()}</p>
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

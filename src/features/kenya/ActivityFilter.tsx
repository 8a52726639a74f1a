import { useTranslation } from 'react-i18next';
import { interests } from '../../content/kenya/seasons';
import { allMonths, monthName } from '../../lib/dates/months';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Button } from '../../ui/actions/Button';
import styles from './ActivityFilter.module.css';
import type { ActivityFilterValue } from './activityFilterValue';

interface Props {
  choice: ActivityFilterValue;
  /** How many activities fit. */
  found: number;
  onChoose: (choice: ActivityFilterValue) => void;
}

const INTEREST = 'interest';

/** Which activities to show: by interest and by month. Says how many there are. */
export function ActivityFilter({ choice, found, onChoose }: Props) {
  const { t } = useTranslation('magical-kenya/filter');
  const language = useLanguage();
  const chosen = choice.interest !== null || choice.month !== null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than the browsers the site serves
    <div
      role="search"
      aria-labelledby="filter"
      className={styles.filter}
      data-screen-only
      data-script-only
    >
      <div className={`container ${styles.inner}`}>
        <h2 id="filter" className="visually-hidden">
          {t('title')}
        </h2>
        <fieldset className={styles.interests}>
          <legend>{t('interest')}</legend>
          {[null, ...interests].map((interest) => (
            <label key={interest} className={styles.chip}>
              <input
                type="radio"
                name={INTEREST}
                checked={choice.interest === interest}
                onChange={() => onChoose({ ...choice, interest })}
              />
              <span>{interest ? t(`interests.${interest}`) : t('anything')}</span>
            </label>
          ))}
        </fieldset>
        <label className={styles.month}>
          <span>{t('month')}</span>
          <select
            value={choice.month ?? ''}
            onChange={({ target }) => onChoose({ ...choice, month: Number(target.value) || null })}
          >
            <option value="">{t('anyMonth')}</option>
            {allMonths.map((month) => (
              <option key={month} value={month}>
                {monthName(month, language)}
              </option>
            ))}
          </select>
        </label>
        <div className={styles.result}>
          <p role="status">{found > 0 ? t('found', { count: found }) : t('none')}</p>
          {chosen && (
            <Button variant="quiet" onClick={() => onChoose({ interest: null, month: null })}>
              {t('all')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

import type { Months } from '../../../content/kenya/seasons';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import styles from './MonthStrip.module.css';
import { allMonths, monthName, monthSet } from './months';

/**
 * Renders the twelve months, the best filled: `[[6, 10]]` fills June to October. Hidden from screen
 * readers, because a text beside it states the same.
 */
export function MonthStrip({ months }: { months: Months }) {
  const language = useLanguage();
  const best = monthSet(months);
  return (
    <ol className={`plain-list ${styles.strip}`} aria-hidden="true">
      {allMonths.map((month) => (
        <li key={month} data-best={best.has(month) || undefined}>
          {monthName(month, language, 'narrow')}
        </li>
      ))}
    </ol>
  );
}

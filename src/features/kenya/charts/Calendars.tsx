import { calendars } from '../../../content/kenya/calendars';
import { MonthStrip } from '../seasons/MonthStrip';
import { useMonths } from '../seasons/months';
import styles from './Charts.module.css';
import type { ChartsProps } from './props';

/** Renders charts of months: lists of names with a strip of months each. */
export function Calendars({ sections, anchor }: ChartsProps) {
  const formatMonths = useMonths();
  return Object.entries(sections[anchor] ?? {}).map(([name, { title, rows }]) => (
    <figure key={name} className={`stack gap-3 ${styles.chart} ${styles.calendar}`}>
      <figcaption>{title}</figcaption>
      <dl className="stack gap-3">
        {Object.entries(calendars[name] ?? {}).map(([key, { months, weather }]) => (
          <div key={key}>
            <dt>{rows[key]}</dt>
            <dd data-weather={weather}>
              <span className="visually-hidden">{formatMonths(months)}</span>
              <MonthStrip months={months} />
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  ));
}

import { bars, type Value } from '../../../content/kenya/bars';
import styles from './Charts.module.css';
import type { ChartsProps } from './props';

const endsOf = (value: Value): [from: number, to: number] =>
  Array.isArray(value) ? value : [value, value];

const rowsOf = (chart: string) => Object.entries(bars[chart] ?? {});

/** Draws an amount on the scale of its page; of a range, the part up to the higher figure is paler. */
function Bar({ value, scale }: { value: Value; scale: number }) {
  const [from, to] = endsOf(value);
  const width = (amount: number) => `${((amount / scale) * 100).toFixed(1)}%`;
  return (
    <svg aria-hidden="true" fill="currentColor">
      {to > from && <rect width={width(to)} height="100%" opacity=".5" />}
      <rect width={width(from)} height="100%" />
    </svg>
  );
}

/**
 * Renders charts of bars: lists of names and figures, with bars on one scale for all of the page, because readers compare them.
 */
export function Bars({ sections, anchor, format }: ChartsProps) {
  const names = Object.values(sections).flatMap((charts) => Object.keys(charts));
  const drawn = names.flatMap(rowsOf).map(([, [value]]) => endsOf(value)[1]);
  const scale = Math.max(...drawn);
  return Object.entries(sections[anchor] ?? {}).map(([name, { title, rows }]) => (
    <figure key={name} className={`stack gap-3 ${styles.chart} ${styles.bars}`}>
      <figcaption>{title}</figcaption>
      <dl className="stack gap-3">
        {rowsOf(name).map(([key, values]) => (
          <div key={key}>
            <dt>{rows[key]}</dt>
            {values.map((value, index) => (
              <dd key={String(value)}>
                {format(value, name, index)}
                {index === 0 && <Bar value={value} scale={scale} />}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </figure>
  ));
}

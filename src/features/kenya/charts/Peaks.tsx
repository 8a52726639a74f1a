import { peaks } from '../../../content/kenya/peaks';
import styles from './Charts.module.css';
import type { ChartsProps } from './props';

/** Renders charts of heights: lists of names and figures, with mountains in proportion. */
export function Peaks({ sections, anchor, format }: ChartsProps) {
  return Object.entries(sections[anchor] ?? {}).map(([name, { title, rows, beside }]) => {
    const heights = Object.entries(peaks[name] ?? {});
    const scale = Math.max(...heights.map(([, height]) => height));
    return (
      <figure key={name} className={`stack gap-3 ${styles.chart} ${styles.peaks}`}>
        <figcaption>{title}</figcaption>
        <dl className="stack gap-3">
          {heights.map(([key, height]) => (
            <div key={key}>
              <dt>{rows[key]}</dt>
              <dd>
                {format(height, name, 0)}
                <svg
                  aria-hidden="true"
                  fill="currentColor"
                  viewBox={`0 0 2 ${scale}`}
                  preserveAspectRatio="none"
                >
                  <path d={`M0 ${scale} 1 ${scale - height} 2 ${scale}`} />
                </svg>
              </dd>
              <dd className="small-print">{beside?.[key]}</dd>
            </div>
          ))}
        </dl>
      </figure>
    );
  });
}

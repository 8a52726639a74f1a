import type { StoryText } from '../../../content/textTypes';
import styles from './KeyFigures.module.css';

export function KeyFigures({ figures }: { figures: NonNullable<StoryText['figures']> }) {
  return (
    <section className={`band ${styles.figures}`}>
      <dl className="container">
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt className="small-print">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import type { StoryText } from '../../../content/text';
import styles from './KeyFigures.module.css';

/** Key figures, set large, each with what it counts and its year. */
export function KeyFigures({ figures }: { figures: NonNullable<StoryText['figures']> }) {
  const { t } = useTranslation();
  return (
    <section className={styles.figures} aria-label={t('content.figures')}>
      <dl className="container">
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            {/* A narrow column may break a figure before its unit, never inside a word. */}
            <dd>{value.replaceAll('\u00a0', ' ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

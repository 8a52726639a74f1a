import { useTranslation } from 'react-i18next';
import type { DrawnChart } from '../../../content/text';
import { DataTable } from '../sections/DataTable';
import styles from './Chart.module.css';

/** Code of the build's own, with no words in it but those of the language files. */
const drawing = (markup: string) => ({ __html: markup });

/** Figures as a drawing, with the same figures in a table that opens below it. */
export function Chart({ chart }: { chart: DrawnChart }) {
  const { t } = useTranslation();
  const { title, narrow, wide, table } = chart;
  return (
    <figure className={styles.chart}>
      <figcaption>{title}</figcaption>
      <div role="img" aria-label={t('content.chart.label', { title })}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the build */}
        <div className={styles.narrow} dangerouslySetInnerHTML={drawing(narrow)} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the build */}
        <div className={styles.wide} dangerouslySetInnerHTML={drawing(wide)} />
      </div>
      <details data-screen-only>
        <summary>
          {t('content.chart.show')}
          <span className="visually-hidden">: {title}</span>
        </summary>
        <DataTable
          caption={title}
          columns={table.columns}
          rows={table.rows.map((cells) => ({ key: cells.join('|'), cells }))}
        />
      </details>
    </figure>
  );
}

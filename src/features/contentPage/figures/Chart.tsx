import { useTranslation } from 'react-i18next';
import type { DrawnChart } from '../../../content/text';
import { DataTable } from '../sections/DataTable';
import styles from './Chart.module.css';

/** The SVG that the build has generated; its only texts come from the language files. */
const svg = (markup: string) => ({ __html: markup });

/** Renders a chart, with the same figures in a table that opens below it. */
export function Chart({ chart }: { chart: DrawnChart }) {
  const { t } = useTranslation();
  const { title, narrow, wide, table } = chart;
  return (
    <figure className={styles.chart}>
      <figcaption>{title}</figcaption>
      <div role="img" aria-label={t('content.chart.label', { title })}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the build */}
        <div className={styles.narrow} dangerouslySetInnerHTML={svg(narrow)} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the build */}
        <div className={styles.wide} dangerouslySetInnerHTML={svg(wide)} />
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

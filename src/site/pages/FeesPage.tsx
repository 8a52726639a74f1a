import { feeRows } from '../../content/consular/feesTable';
import type { Page } from '../../content/site';
import type { FeesText } from '../../content/textTypes';
import { AppLink } from '../../ui/navigation/AppLink';
import styles from './FeesPage.module.css';
import { ContentLayout } from './layout/ContentLayout';
import { usePageText } from './layout/usePageText';
import { DataTable } from './sections/DataTable';
import { Sections } from './sections/Sections';
import { Fee } from './service/Fee';

const link = (to: string, label: string) => <AppLink to={to}>{label}</AppLink>;

/** Renders the page of fees by who is paid (R9.1 to R9.11). A row without texts in the language of the page is left out. */
export function FeesPage({ page }: { page: Page }) {
  const text = usePageText<FeesText>(page.path);
  const { service, fee, time } = text.columns;
  return (
    <ContentLayout page={page} text={text} compact wide>
      {Object.entries(text.pay).map(([paid, title]) => (
        <section key={paid} className={`stack ${styles.fees}`}>
          <h2 id={paid}>{title}</h2>
          <DataTable
            caption={title}
            columns={[service, fee, time]}
            rows={feeRows.flatMap(({ id, to, pay }) => {
              const row = pay === paid && text.rows[id];
              return row
                ? [
                    {
                      key: id,
                      cells: [link(to, row.service), <Fee key={id} text={row.fee} />, row.time],
                    },
                  ]
                : [];
            })}
          />
        </section>
      ))}
      <Sections page={page} sections={text.sections} />
    </ContentLayout>
  );
}

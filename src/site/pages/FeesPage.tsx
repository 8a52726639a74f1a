import { feeRows } from '../../content/consular/feesTable';
import type { Page } from '../../content/site';
import type { FeesText } from '../../content/textTypes';
import { AppLink } from '../../ui/navigation/AppLink';
import { Table } from '../../ui/text/Table';
import styles from './FeesPage.module.css';
import { ContentLayout } from './layout/ContentLayout';
import { usePageText } from './layout/usePageText';
import { Sections } from './sections/Sections';

/** Renders fees by who is paid (R9.1 to R9.11). A row without texts in the language is left out. */
export function FeesPage({ page }: { page: Page }) {
  const text = usePageText<FeesText>(page.path);
  const { service, fee, time } = text.columns;
  const groups = Object.fromEntries(
    Object.entries(text.pay).map(([paid, title]) => [paid, { title }]),
  );
  return (
    <ContentLayout page={page} text={text} sections={{ ...groups, ...text.sections }}>
      <div className={styles.fees}>
        <Table cards aria-label={text.title}>
          <thead>
            <tr>
              {[service, fee, time].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          {Object.entries(text.pay).map(([paid, title]) => (
            <tbody key={paid}>
              <tr>
                <th id={paid} tabIndex={-1} colSpan={3} scope="rowgroup">
                  {title}
                </th>
              </tr>
              {feeRows.map(({ id, to, pay }) => {
                const row = pay === paid && text.rows[id];
                return (
                  row && (
                    <tr key={id}>
                      <th scope="row">
                        <AppLink to={to}>{row.service}</AppLink>
                      </th>
                      <td data-label={fee}>
                        <strong>{row.fee}</strong>
                        {row.feeNote && <p className="small-print">{row.feeNote}</p>}
                      </td>
                      <td data-label={time}>
                        <strong>{row.time}</strong>
                        {row.timeNote && <p className="small-print">{row.timeNote}</p>}
                      </td>
                    </tr>
                  )
                );
              })}
            </tbody>
          ))}
        </Table>
      </div>
      <Sections page={page} sections={text.sections} />
    </ContentLayout>
  );
}

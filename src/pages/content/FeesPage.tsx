import { feeRows } from '../../content/consular/feesTable';
import type { Page } from '../../content/site';
import type { FeesText } from '../../content/text';
import { ContentLayout } from '../../features/contentPage/layout/ContentLayout';
import { usePageText } from '../../features/contentPage/layout/usePageText';
import { DataTable } from '../../features/contentPage/sections/DataTable';
import { Sections } from '../../features/contentPage/sections/Sections';
import { AppLink } from '../../ui/navigation/AppLink';

const link = (to: string, label: string) => <AppLink to={to}>{label}</AppLink>;

/** R9.1 to R9.11. A row without texts in the language of the page is left out. */
export function FeesPage({ page }: { page: Page }) {
  const text = usePageText<FeesText>(page.path);
  const { columns } = text;
  const rows = feeRows.flatMap(({ id, to, pay }) => {
    const row = text.rows[id];
    if (!row) return [];
    const service = link(to, row.service);
    return [{ key: id, cells: [service, row.fee, row.free, row.time, text.pay[pay]] }];
  });
  return (
    <ContentLayout page={page} text={text} compact wide>
      <DataTable
        caption={text.title}
        columns={[columns.service, columns.fee, columns.free, columns.time, columns.pay]}
        rows={rows}
        wide
      />
      <Sections page={page} sections={text.sections} />
    </ContentLayout>
  );
}

import { feeRows } from '../../content/feesTable';
import type { Page } from '../../content/site';
import type { FeesText } from '../../content/text';
import { ContentLayout } from '../../features/content/ContentLayout';
import { DataTable } from '../../features/content/DataTable';
import { Sections } from '../../features/content/Sections';
import { usePageText } from '../../features/content/usePageText';
import { LocalLink } from '../../ui/LocalLink';

const link = (to: string, words: string) => <LocalLink to={to}>{words}</LocalLink>;

/** Every fee and time in one table (spec 9, Fees). */
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

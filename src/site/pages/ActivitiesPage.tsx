import type { Page } from '../../content/site';
import type { PageText } from '../../content/textTypes';
import { ActivityFilter, findActivities, useActivityFilter } from '../kenya/ActivityFilter';
import { Activities } from '../kenya/activityParts';
import { ContentLayout } from './layout/ContentLayout';
import { usePageText } from './layout/usePageText';

/** Renders activities (R2.4) by the parameters `interest` and `month`; prerendered HTML has all. */
export function ActivitiesPage({ page }: { page: Page }) {
  const text = usePageText<PageText>(page.path);
  const [filter, setFilter] = useActivityFilter();
  const { found, nearest } = findActivities(Object.keys(text.sections), filter);
  return (
    <ContentLayout
      page={page}
      text={text}
      top={
        <ActivityFilter
          value={filter}
          matches={found.length}
          nearest={nearest}
          onChange={setFilter}
        />
      }
    >
      <Activities
        sections={Object.entries(text.sections).filter(([anchor]) => found.includes(anchor))}
      />
    </ContentLayout>
  );
}

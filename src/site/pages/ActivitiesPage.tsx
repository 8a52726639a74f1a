import type { Page } from '../../content/site';
import type { StoryText } from '../../content/textTypes';
import { ActivityFilter, findActivities, useActivityFilter } from '../kenya/ActivityFilter';
import { Activities } from '../kenya/activityParts';
import { ContentLayout } from './layout/ContentLayout';
import { usePageText } from './layout/usePageText';

/** Renders the activities (R2.4), filtered by the URL parameters `interest` and `month`; prerendered HTML has all of them. */
export function ActivitiesPage({ page }: { page: Page }) {
  const text = usePageText<StoryText>(page.path);
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

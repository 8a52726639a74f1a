import { activities } from '../../content/kenya/seasons';
import type { Page } from '../../content/site';
import type { StoryText } from '../../content/textTypes';
import { ContentLayout } from '../../features/contentPage/layout/ContentLayout';
import { usePageText } from '../../features/contentPage/layout/usePageText';
import { Sections } from '../../features/contentPage/sections/Sections';
import {
  ActivityFilter,
  matchesFilter,
  useActivityFilter,
} from '../../features/kenya/ActivityFilter';
import { MonthStrip } from '../../features/kenya/seasons/MonthStrip';

/** The months of each activity, rendered below its text, which states them, too. */
const strips = Object.fromEntries(
  Object.entries(activities).map(([anchor, { months }]) => [
    anchor,
    <MonthStrip key={anchor} months={months} />,
  ]),
);

/** Renders the activities (R2.4), filtered by the URL parameters `interest` and `month`; prerendered HTML has all of them. */
export function ActivitiesPage({ page }: { page: Page }) {
  const text = usePageText<StoryText>(page.path);
  const [filter, setFilter] = useActivityFilter();
  const sections = Object.fromEntries(
    Object.entries(text.sections).filter(([anchor]) => matchesFilter(anchor, filter)),
  );
  return (
    <ContentLayout
      page={page}
      text={{ ...text, sections }}
      top={
        <ActivityFilter
          value={filter}
          matches={Object.keys(sections).length}
          onChange={setFilter}
        />
      }
      spread
    >
      <Sections page={page} sections={sections} tools={strips} />
    </ContentLayout>
  );
}

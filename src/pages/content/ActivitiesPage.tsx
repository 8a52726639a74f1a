import { activities } from '../../content/kenya/seasons';
import type { Page } from '../../content/site';
import type { StoryText } from '../../content/text';
import { ContentLayout } from '../../features/contentPage/layout/ContentLayout';
import { usePageText } from '../../features/contentPage/layout/usePageText';
import { Sections } from '../../features/contentPage/sections/Sections';
import { ActivityFilter } from '../../features/kenya/ActivityFilter';
import { matchesFilter } from '../../features/kenya/activityFilterValue';
import { MonthStrip } from '../../features/kenya/seasons/MonthStrip';
import { useActivityFilter } from '../../features/kenya/useActivityFilter';

/** The months of each activity stand below its words, which name them too. */
const strips = Object.fromEntries(
  Object.entries(activities).map(([anchor, { months }]) => [
    anchor,
    <MonthStrip key={anchor} months={months} />,
  ]),
);

/** What to do in Kenya, by interest and month; the choice is kept in the address. */
export function ActivitiesPage({ page }: { page: Page }) {
  const text = usePageText<StoryText>(page.path);
  const [choice, choose] = useActivityFilter();
  const sections = Object.fromEntries(
    Object.entries(text.sections).filter(([anchor]) => matchesFilter(anchor, choice)),
  );
  return (
    <ContentLayout
      page={page}
      text={{ ...text, sections }}
      top={
        <ActivityFilter choice={choice} found={Object.keys(sections).length} onChoose={choose} />
      }
      spread
    >
      <Sections page={page} sections={sections} tools={strips} />
    </ContentLayout>
  );
}

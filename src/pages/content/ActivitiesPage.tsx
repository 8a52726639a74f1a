import { activities } from '../../content/seasons';
import type { Page } from '../../content/site';
import type { StoryText } from '../../content/text';
import { ContentLayout } from '../../features/content/ContentLayout';
import { Sections } from '../../features/content/Sections';
import { usePageText } from '../../features/content/usePageText';
import { ActivityFilter } from '../../features/country/ActivityFilter';
import { fits } from '../../features/country/choice';
import { MonthStrip } from '../../features/country/MonthStrip';
import { useChoice } from '../../features/country/useChoice';

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
  const [choice, choose] = useChoice();
  const sections = Object.fromEntries(
    Object.entries(text.sections).filter(([anchor]) => fits(anchor, choice)),
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

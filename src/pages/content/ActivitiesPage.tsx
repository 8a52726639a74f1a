import { useSearchParams } from 'react-router-dom';
import { activities } from '../../content/seasons';
import type { Page } from '../../content/site';
import type { StoryText } from '../../content/text';
import { ContentLayout } from '../../features/content/ContentLayout';
import { Sections } from '../../features/content/Sections';
import { usePageText } from '../../features/content/usePageText';
import { ActivityFilter } from '../../features/country/ActivityFilter';
import { type Choice, choiceOf, fits, paramsOf } from '../../features/country/choice';
import { MonthStrip } from '../../features/country/MonthStrip';

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
  const [params, setParams] = useSearchParams();
  const choice = choiceOf(params);
  const sections = Object.fromEntries(
    Object.entries(text.sections).filter(([anchor]) => fits(anchor, choice)),
  );
  const choose = (next: Choice) =>
    setParams(paramsOf(next), { replace: true, preventScrollReset: true });
  return (
    <ContentLayout
      page={page}
      text={{ ...text, sections }}
      top={
        <ActivityFilter choice={choice} found={Object.keys(sections).length} onChoose={choose} />
      }
    >
      <Sections page={page} sections={sections} tools={strips} />
    </ContentLayout>
  );
}

import type { ReactNode } from 'react';
import type { Page } from '../../content/site';
import type { ServiceText } from '../../content/text';
import { EmergencyDates } from '../../features/consular/EmergencyDates';
import { PetDates } from '../../features/consular/PetDates';
import { Answer } from '../../features/content/Answer';
import { Cases } from '../../features/content/Cases';
import { ContentLayout } from '../../features/content/ContentLayout';
import { EmbassyOffice } from '../../features/content/EmbassyOffice';
import { PageForms } from '../../features/content/PageForms';
import { Sections } from '../../features/content/Sections';
import { Sheet } from '../../features/content/Sheet';
import { usePageText } from '../../features/content/usePageText';
import { SketchMap } from '../../features/map/SketchMap';

/** What stands in a section besides its words, by path and anchor. */
const tools: Partial<Record<string, Record<string, ReactNode>>> = {
  '/consular/passports/emergency': { time: <EmergencyDates /> },
  '/consular/pets': { time: <PetDates /> },
};

/** The answer has the address for paper; here is the way there. */
const office = (
  <div data-screen-only>
    <EmbassyOffice />
  </div>
);

/**
 * A consular service: the answer on the first screen, then the details, each addressable. Where it
 * has several cases, these come first.
 */
export function ServicePage({ page }: { page: Page }) {
  const text = usePageText<ServiceText>(page.path);
  const top = (
    <>
      <Cases page={page} />
      <Answer page={page} text={text} />
    </>
  );
  return (
    <ContentLayout page={page} text={text} top={top} compact>
      <Sections
        page={page}
        sections={text.sections}
        tools={{ ...tools[page.path], ...(!page.onlineOnly && { where: office }) }}
      />
      <PageForms page={page} />
      {page.sheet && <Sheet sections={text.sections} map={<SketchMap />} />}
    </ContentLayout>
  );
}

import type { ReactNode } from 'react';
import type { Page } from '../../content/site';
import type { ServiceText } from '../../content/text';
import { EmergencyDates } from '../../features/consular/EmergencyDates';
import { PetDates } from '../../features/consular/PetDates';
import { PageForms } from '../../features/contentPage/forms/PageForms';
import { ContentLayout } from '../../features/contentPage/layout/ContentLayout';
import { usePageText } from '../../features/contentPage/layout/usePageText';
import { EmbassyOffice } from '../../features/contentPage/sections/EmbassyOffice';
import { Sections } from '../../features/contentPage/sections/Sections';
import { Cases } from '../../features/contentPage/service/Cases';
import { KeyFacts } from '../../features/contentPage/service/KeyFacts';
import { OnePageSheet } from '../../features/contentPage/service/OnePageSheet';
import { SketchMap } from '../../features/embassyMap/SketchMap';

/** By path and anchor. */
const tools: Partial<Record<string, Record<string, ReactNode>>> = {
  '/consular/passports/emergency': { time: <EmergencyDates /> },
  '/consular/pets': { time: <PetDates /> },
};

/** On screen alone, because paper has the Embassy's postal address in the key facts. */
const office = (
  <div data-screen-only>
    <EmbassyOffice />
  </div>
);

/** R1.17. A page with `sheet` can be printed on one sheet. */
export function ServicePage({ page }: { page: Page }) {
  const text = usePageText<ServiceText>(page.path);
  const top = (
    <>
      <Cases page={page} />
      <KeyFacts page={page} text={text} />
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
      {page.sheet && <OnePageSheet sections={text.sections} map={<SketchMap />} />}
    </ContentLayout>
  );
}

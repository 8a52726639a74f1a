import type { ReactNode } from 'react';
import { EmergencyDates } from '../../features/consular/EmergencyDates';
import { PetDates } from '../../features/consular/PetDates';
import { ServiceFinder } from '../../features/consular/ServiceFinder';
import { EmbassyOffice } from '../../features/content/EmbassyOffice';

/** What stands above the sections of a page besides its words, by path. */
export const pageTools: Record<string, ReactNode> = {
  '/consular': <ServiceFinder />,
};

/** What stands in a section besides its words, by path and anchor. */
export const sectionTools: Record<string, Record<string, ReactNode>> = {
  '/consular': { contact: <EmbassyOffice /> },
  '/consular/passports': { emergency: <EmergencyDates /> },
  '/consular/pets': { dates: <PetDates /> },
};

import type { Page } from '../../content/site';
import { PetDates } from '../consular/PetDates';
import { ServicePage } from './ServicePage';

const tools = { steps: <PetDates /> };

/** Renders import permits with their date calculator, which no other service has to load. */
export const PetsPage = ({ page }: { page: Page }) => <ServicePage page={page} tools={tools} />;

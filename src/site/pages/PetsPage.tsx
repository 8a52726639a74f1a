import type { Page } from '../../content/site';
import { PetDates } from '../consular/PetDates';
import { ServicePage } from './ServicePage';

const tools = { steps: <PetDates /> };

/** Renders the page of import permits with its date calculator, which only this page loads. */
export const PetsPage = ({ page }: { page: Page }) => <ServicePage page={page} tools={tools} />;

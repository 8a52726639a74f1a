import type { Page } from '../../content/site';
import { EmergencyDates } from '../consular/EmergencyDates';
import { ServicePage } from './ServicePage';

const tools = { time: <EmergencyDates /> };

/**
 * Renders the page of the travel certificate with its date calculator, which only this page loads.
 */
export const EmergencyPage = ({ page }: { page: Page }) => (
  <ServicePage page={page} tools={tools} />
);

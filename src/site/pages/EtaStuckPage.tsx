import type { Page } from '../../content/site';
import { EtaDates } from '../consular/EtaDates';
import { SituationPage } from './SituationPage';

const tools = { flight: <EtaDates /> };

/** Renders the page about a stuck eTA with its date calculator, which only this page loads. */
export const EtaStuckPage = ({ page }: { page: Page }) => (
  <SituationPage page={page} tools={tools} />
);

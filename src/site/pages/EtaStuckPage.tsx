import type { Page } from '../../content/site';
import { EtaDates } from '../consular/EtaDates';
import { SituationPage } from './SituationPage';

const tools = { flight: <EtaDates /> };

/** Renders a stuck eTA with its date calculator, which no other situation has to load. */
export const EtaStuckPage = ({ page }: { page: Page }) => (
  <SituationPage page={page} tools={tools} />
);

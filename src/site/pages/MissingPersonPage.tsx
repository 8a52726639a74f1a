import type { Page } from '../../content/site';
import { MissingMessage } from '../consular/MissingMessage';
import { SituationPage } from './SituationPage';

const tools = { message: <MissingMessage /> };

/**
 * Renders `/consular/missing`, about a person who does not answer: a situation with the draft of a
 * message, which no other situation has to load.
 */
export const MissingPersonPage = ({ page }: { page: Page }) => (
  <SituationPage page={page} tools={tools} />
);

import type { Page } from '../../content/site';
import { MissingMessage } from '../consular/MissingMessage';
import { SituationPage } from './SituationPage';

const tools = { message: <MissingMessage /> };

/** Renders a situation with the draft of a message, which no other situation has to load. */
export const MissingPage = ({ page }: { page: Page }) => (
  <SituationPage page={page} tools={tools} />
);

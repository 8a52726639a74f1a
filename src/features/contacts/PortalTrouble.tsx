import { useFacts } from '../../lib/facts/currentFacts';
import { usePart } from '../../lib/hooks/usePart';
import type { TroubleProps } from './TroubleNotice';

const NAMESPACES = ['portals'];

const importNotice = async () => (await import('./TroubleNotice')).TroubleNotice;

/**
 * Renders what to do while a portal has trouble, where a page sends people to it. Its texts and code are loaded only after staff
 * have stated the trouble; without them it renders nothing.
 */
export function PortalTrouble({ portal }: TroubleProps) {
  const isStated = useFacts().statements.has(`trouble.${portal}`);
  const Notice = usePart(isStated, importNotice, NAMESPACES);
  return Notice ? <Notice portal={portal} /> : null;
}

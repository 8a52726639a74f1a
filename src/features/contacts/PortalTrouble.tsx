import { type ComponentType, useEffect, useState } from 'react';
import { useFacts } from '../../lib/facts/currentFacts';
import { fetchText, hasText } from '../../lib/i18n/loadText';
import { useLanguage } from '../../lib/i18n/useLanguage';
import type { TroubleProps } from './TroubleNotice';

const NAMESPACES = ['portals'];

/**
 * Renders what to do while a portal has trouble, where a page sends people to it. Its texts and code are loaded only after staff
 * have stated the trouble; without them it renders nothing.
 */
export function PortalTrouble({ portal }: TroubleProps) {
  const language = useLanguage();
  const isStated = useFacts().statements.has(`trouble.${portal}`);
  const [Notice, setNotice] = useState<ComponentType<TroubleProps>>();
  useEffect(() => {
    if (!isStated) return;
    Promise.all([import('./TroubleNotice'), fetchText(language, NAMESPACES)]).then(
      ([{ TroubleNotice }]) => setNotice(() => TroubleNotice),
      (cause: unknown) => console.warn('The trouble of a portal could not be shown', cause),
    );
  }, [isStated, language]);
  return isStated && Notice && hasText(language, NAMESPACES) ? <Notice portal={portal} /> : null;
}

import { useQuery } from '@tanstack/react-query';
import type { Page } from '../../content/site';
import type { StoredFact } from '../data/facts';
import { FactGroups } from './factRows';
import { factTextsQuery, useStaffFacts } from './useStaffFacts';

/** Lists what staff put up on a page: files of forms, people and the picture. */
export function PageFiles({ stored, page }: { stored: StoredFact[]; page: Page }) {
  const { data: texts } = useQuery(factTextsQuery);
  const isPutUp = (kind: string) => ['form', 'leader', 'picture'].includes(kind);
  const facts = useStaffFacts(stored, texts).filter(
    ({ kind, pages }) => isPutUp(kind) && pages.includes(page.path),
  );
  return <FactGroups facts={facts} isShown={() => true} isSearch />;
}

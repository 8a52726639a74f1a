import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Page } from '../../content/site';
import type { StoredFact } from '../data/facts';
import { BuiltIn } from './factRows';
import { factTextsQuery, useStaffFacts } from './useStaffFacts';

/** Lists what staff put up on a page: its files of forms, people and pictures. */
export function PageFiles({ stored, page }: { stored: StoredFact[]; page: Page }) {
  const { t } = useTranslation('facts');
  const { data: texts } = useQuery(factTextsQuery);
  const facts = useStaffFacts(stored, texts).filter(
    ({ kind, pages }) => ['form', 'leader', 'picture'].includes(kind) && pages.includes(page.path),
  );
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="page-files">
      <h2 id="page-files" tabIndex={-1} className="size-h3">
        {t('words.files')}
      </h2>
      <ul className="plain-list">
        {facts.map((fact) => (
          <BuiltIn key={fact.key} fact={fact} />
        ))}
      </ul>
    </section>
  );
}

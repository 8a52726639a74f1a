import { ClipboardCheck } from 'lucide-react';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type Page, VISIT_PARAMETER } from '../../../content/site';
import { useClientValue } from '../../../lib/hooks/useClientValue';
import { usePart } from '../../../lib/hooks/usePart';
import { ContactList } from '../../contacts/ContactList';
import { RussianAddress } from '../../contacts/RussianAddress';
import styles from './PrepareVisit.module.css';
import type { VisitAnswer } from './VisitSheet';

const NAMESPACES = ['consular/visit', 'consular/dates', 'consular/fees', 'home', 'officeMap'];
const HASH = '#visit';

interface Props {
  page: Page;
  /** Questions that only the Embassy can answer. */
  questions: string[];
  /** What the Embassy has answered. */
  answers: VisitAnswer[];
  /** Imports the drawing of the way to the Embassy. */
  loadMap: () => Promise<ComponentType>;
}

/**
 * Renders what belongs to a visit as a disclosure below the list of what to bring, which links to `#visit` and the parameter `visit` open too. Prerendered HTML has
 * the contacts alone; the sheet is loaded when it is opened, and the contacts stay if that fails.
 */
export function PrepareVisit({ page, questions, answers, loadMap }: Props) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const isLinked = useClientValue(params.has(VISIT_PARAMETER) || hash === HASH, false);
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const importSheet = useCallback(async () => {
    const [{ VisitSheet }, Way] = await Promise.all([import('./VisitSheet'), loadMap()]);
    return { VisitSheet, Way };
  }, [loadMap]);
  const sheet = usePart(open, importSheet, NAMESPACES);

  // A visitor may have opened it before React hydrated the page.
  useEffect(() => {
    if (isLinked || details.current?.open) setOpen(true);
  }, [isLinked]);

  // On the click as well, because the hash stays the same when it is followed again.
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(`a[href$="${HASH}"]`)) setOpen(true);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  const contacts = (
    <ContactList
      inRussian={<RussianAddress map="yandexMap" shown={t('contact.addressLines')} />}
      remote={page.onlineOnly}
    />
  );
  return (
    <details
      ref={details}
      className={`box ${styles.visit}`}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      data-visit
    >
      <summary id="visit">
        <ClipboardCheck aria-hidden="true" size="1.4em" />
        <h3>{t(page.onlineOnly ? 'content.visit.online' : 'content.visit.title')}</h3>
      </summary>
      <div className={styles.inner}>
        {sheet ? (
          <sheet.VisitSheet
            page={page}
            questions={questions}
            answers={answers}
            contacts={contacts}
            map={<sheet.Way />}
          />
        ) : (
          contacts
        )}
      </div>
    </details>
  );
}

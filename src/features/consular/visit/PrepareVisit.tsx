import { ClipboardCheck } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type Page, VISIT_PARAMETER } from '../../../content/site';
import type { ServiceText } from '../../../content/textTypes';
import { useClientValue } from '../../../lib/hooks/useClientValue';
import { fetchText, hasText, useNamespaces } from '../../../lib/i18n/loadText';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { ContactList } from '../../contacts/ContactList';
import { RussianAddress } from '../../contacts/RussianAddress';
import styles from './PrepareVisit.module.css';
import type { SheetProps, VisitAnswer } from './VisitSheet';

const NAMESPACES = ['consular/visit', 'consular/dates', 'consular/fees', 'home', 'officeMap'];
const NONE: string[] = [];
const HASH = '#visit';

interface Props {
  page: Page;
  text: ServiceText;
  /** Questions that only the Embassy can answer. */
  questions: string[];
  /** What the Embassy has answered. */
  answers: VisitAnswer[];
  /** Imports the drawing of the way to the Embassy. */
  loadMap: () => Promise<ComponentType>;
}

/**
 * Renders the sheet of a visit as a disclosure, which links to `#visit` and the parameter `visit` open too. Prerendered HTML has
 * the contacts alone; the sheet is loaded when it is opened, and the contacts stay if that fails.
 */
export function PrepareVisit({ page, text, questions, answers, loadMap }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const isLinked = useClientValue(params.has(VISIT_PARAMETER) || hash === HASH, false);
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const [parts, setParts] = useState<{ Sheet: ComponentType<SheetProps>; Way: ComponentType }>();
  useNamespaces(open ? NAMESPACES : NONE);

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

  useEffect(() => {
    if (!open) return;
    Promise.all([import('./VisitSheet'), loadMap(), fetchText(language, NAMESPACES)]).then(
      ([{ VisitSheet: Sheet }, Way]) => setParts({ Sheet, Way }),
      (cause: unknown) => console.warn('The sheet of the visit could not be loaded', cause),
    );
  }, [open, language, loadMap]);

  const contacts = (
    <ContactList inRussian={<RussianAddress map="yandexMap" shown={t('contact.addressLines')} />} />
  );
  return (
    <details
      ref={details}
      className={`band ${styles.visit}`}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      data-visit
    >
      <summary id="visit" className="container">
        <ClipboardCheck aria-hidden="true" size="1.4em" />
        <h2>{t(page.onlineOnly ? 'content.visit.online' : 'content.visit.title')}</h2>
        <span className="small-print" data-screen-only>
          {t('content.visit.hint')}
        </span>
      </summary>
      <div className={`container ${styles.inner}`}>
        {open && parts && hasText(language, NAMESPACES) ? (
          <parts.Sheet
            page={page}
            text={text}
            questions={questions}
            answers={answers}
            contacts={contacts}
            map={<parts.Way />}
          />
        ) : (
          <>
            {contacts}
            <p>{t('content.visit.plain')}</p>
          </>
        )}
      </div>
    </details>
  );
}

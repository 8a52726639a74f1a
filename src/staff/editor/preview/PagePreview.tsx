import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import {
  createElement,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Router, UNSAFE_LocationContext, UNSAFE_RouteContext } from 'react-router-dom';
import type { PageComponent } from '../../../lib/browser/loadPage';
import { type Language, languages, withPrefix } from '../../../lib/i18n/languages';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { QueryState } from '../../auth/session/QueryState';
import { PreviewFrame } from './PreviewButton';
import styles from './PreviewButton.module.css';
import { publicPage } from './publicPages';

interface Props {
  /** Path of the page, without language prefix. */
  path: string;
  /** Anchor to which the preview scrolls. */
  anchor: string;
  /** Lets this tab show what is previewed, and ends that. */
  onOpen: () => void;
  onClose: () => void;
}

const WIDTHS = ['phone', 'desktop'] as const;

/** Opens a preview of a public page in either language, as wide as on a phone or on a desktop. */
export function PagePreview({ path, anchor, onOpen, onClose }: Props) {
  const { t } = useTranslation('admin');
  const own = useLanguage();
  const [language, setLanguage] = useState<Language | null>(null);
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('phone');
  const isOpen = language !== null;
  const query = useQuery({
    queryKey: ['admin', 'publicPage', path, language],
    // The styles of a page come with its component.
    queryFn: async () => ({ component: await publicPage(path)?.load(language ?? own) }),
    enabled: isOpen,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const end = useEffectEvent(onClose);
  // In an effect, because the page can be left while the preview is open.
  useEffect(() => (isOpen ? () => end() : undefined), [isOpen]);
  return (
    <>
      <p>
        <Button
          variant="secondary"
          onClick={() => {
            onOpen();
            setLanguage(own);
          }}
        >
          <Eye aria-hidden="true" size="1.1em" />
          {t('preview.page')}
        </Button>
      </p>
      {language && (
        <Dialog title={t('preview.title')} wide onClose={() => setLanguage(null)}>
          <div className={`cluster gap-2 ${styles.options}`}>
            {languages.map((id) => (
              <Choice key={id} isChosen={id === language} onChoose={() => setLanguage(id)}>
                {t(`languages.${id}.name`)}
              </Choice>
            ))}
            {WIDTHS.map((id) => (
              <Choice key={id} isChosen={id === width} onChoose={() => setWidth(id)}>
                {t(`preview.${id}`)}
              </Choice>
            ))}
          </div>
          <QueryState query={query} />
          {query.data?.component && (
            <div className={styles.scroll}>
              <PreviewFrame
                key={language}
                language={language}
                namespaces={publicPage(path)?.namespaces ?? []}
                className={styles[width]}
              >
                <PageAt
                  path={path}
                  anchor={anchor}
                  language={language}
                  component={query.data.component}
                />
              </PreviewFrame>
            </div>
          )}
        </Dialog>
      )}
    </>
  );
}

interface ChoiceProps {
  isChosen: boolean;
  onChoose: () => void;
  children: string;
}

const Choice = ({ isChosen, onChoose, children }: ChoiceProps) => (
  <Button variant={isChosen ? 'primary' : 'secondary'} aria-pressed={isChosen} onClick={onChoose}>
    {children}
  </Button>
);

interface PageProps {
  path: string;
  anchor: string;
  language: Language;
  component: PageComponent;
}

const nothing = () => undefined;
/** History of a page that stays where it is. */
const still = { createHref: String, push: nothing, replace: nothing, go: nothing };
const noRoute = { outlet: null, matches: [], isDataRoute: false };

/** Renders a page below a router of its own, because it reads the address, and scrolls to an anchor on it. */
function PageAt({ path, anchor, language, component }: PageProps) {
  const box = useRef<HTMLElement>(null);
  return (
    // React Router lets no router be within another. MemoryRouter would be 1 kB of the scripts of public pages.
    <UNSAFE_LocationContext value={null as never}>
      <UNSAFE_RouteContext value={noRoute}>
        <Router location={withPrefix(path, language)} navigator={still}>
          <main ref={box}>
            <Suspense>
              {createElement(component, { page: publicPage(path)?.page })}
              <ScrollTo anchor={anchor} within={box} />
            </Suspense>
          </main>
        </Router>
      </UNSAFE_RouteContext>
    </UNSAFE_LocationContext>
  );
}

function ScrollTo({ anchor, within }: { anchor: string; within: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    within.current?.querySelector(`#${CSS.escape(anchor)}`)?.scrollIntoView();
  }, [anchor, within]);
  return null;
}

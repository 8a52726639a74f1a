import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { createElement, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
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
                <IsolatedPage
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

/** Renders a page in a root of its own, because it reads and changes the address of a router, and scrolls to an anchor on it. */
function IsolatedPage({ path, anchor, language, component }: PageProps) {
  const { i18n } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const render = useEffectEvent((element: Element) => {
    const root = createRoot(element);
    root.render(
      <I18nextProvider i18n={i18n}>
        <MemoryRouter initialEntries={[withPrefix(path, language)]}>
          <main>
            <Suspense>
              {createElement(component, { page: publicPage(path)?.page })}
              <ScrollTo anchor={anchor} within={element} />
            </Suspense>
          </main>
        </MemoryRouter>
      </I18nextProvider>,
    );
    return root;
  });
  useEffect(() => {
    // A new element, because an effect may run twice, and a root is unmounted later: React is rendering the staff area now.
    const element = document.createElement('div');
    box.current?.append(element);
    const root = render(element);
    return () => {
      element.remove();
      setTimeout(() => root.unmount());
    };
  }, []);
  return <div ref={box} />;
}

function ScrollTo({ anchor, within }: { anchor: string; within: Element }) {
  useEffect(() => {
    within.querySelector(`#${CSS.escape(anchor)}`)?.scrollIntoView();
  }, [anchor, within]);
  return null;
}

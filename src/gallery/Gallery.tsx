import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { languages, withPrefix } from '../lib/i18n/languages';
import { useLanguage } from '../lib/i18n/useLanguage';
import { PageHead } from '../ui/page/PageHead';
import { ComponentSection } from './ComponentSection';
import { Contents } from './Contents';
import { catalogue } from './catalogue';
import styles from './Gallery.module.css';
import { GALLERY } from './path';
import { textsIn } from './texts/texts';

/**
 * Renders the page of the development server that shows every component of `src/ui` with its examples, in the
 * language of the path.
 */
export function Gallery() {
  const language = useLanguage();
  const texts = textsIn[language];
  const { hash } = useLocation();
  useEffect(() => {
    // The browser looks for the anchor before the examples are rendered.
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <>
      <header className={`container ${styles.header}`}>
        <h1>{texts.gallery.title}</h1>
        <nav aria-label={texts.gallery.language}>
          <ul className={`plain-list ${styles.languages}`}>
            {languages.map((other) => (
              <li key={other}>
                <a
                  href={withPrefix(GALLERY, other) + hash}
                  hrefLang={other}
                  lang={other}
                  aria-current={other === language ? 'page' : undefined}
                >
                  {textsIn[other].gallery.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p>{texts.gallery.lead}</p>
      </header>
      <div className={`container ${styles.columns}`}>
        <Contents label={texts.gallery.contents} />
        <main>
          {catalogue.map(({ folder, components }) => (
            <section key={folder} aria-label={folder} id={folder}>
              {components.map((component) => (
                <ComponentSection key={component.name} component={component} texts={texts} />
              ))}
            </section>
          ))}
        </main>
      </div>
      {/* Last, because React inserts each title before those on the page, and the first one counts. */}
      <PageHead title={texts.gallery.title} />
    </>
  );
}

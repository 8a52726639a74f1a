import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { hydrated } from '../../lib/browser/hydrated';
import { KEEP_SCROLL_POSITION } from '../../lib/browser/scroll';
import {
  type Language,
  languages,
  rememberLanguage,
  withoutPrefix,
  withPrefix,
} from '../../lib/i18n/languages';
import { loadText } from '../../lib/i18n/loadText';
import { useLanguage } from '../../lib/i18n/useLanguage';
import styles from './LanguageSwitch.module.css';

/**
 * Switches the language. A click loads the texts, stores the choice (only here, R4.7) and replaces
 * the URL, except in the staff area; screen readers speak the new title. Without script or before
 * hydration the form opens the page in the other language, and public/early.js stores the choice.
 */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const current = useLanguage();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);
  const [title, setTitle] = useState('');
  const pressed = useRef(false);

  const page = withoutPrefix(pathname);

  // In an effect, because the title is in the new language after the render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: language or page is the event
  useEffect(() => {
    setTitle(pressed.current ? document.title : '');
    pressed.current = false;
  }, [current, page]);

  const switchTo = async (event: MouseEvent, language: Language) => {
    event.preventDefault();
    setFailed(false);
    pressed.current = language !== current;
    // A part that is not hydrated yet would not match its HTML in another language.
    await hydrated;
    try {
      await loadText(language);
    } catch (cause) {
      console.warn('The language could not be loaded', cause);
      setFailed(true);
      pressed.current = false;
      return;
    }
    rememberLanguage(language);
    // Staff paths have no prefix. Others are set even if equal, because after a quick second click
    // `pathname` is outdated.
    if (withPrefix(page, 'ru') === page) return;
    const to = withPrefix(page, language) + search + hash;
    await navigate(to, { replace: true, state: { ...state, ...KEEP_SCROLL_POSITION } });
  };

  return (
    <div className={styles.switch} data-screen-only>
      <form>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
        <div role="group" aria-label={t('language.label')} className={styles.buttons}>
          {languages.map((language) => (
            <button
              key={language}
              type="submit"
              formAction={withPrefix(page, language)}
              lang={language}
              aria-current={language === current ? 'true' : undefined}
              aria-label={`${language.toUpperCase()}: ${t(`language.${language}`)}`}
              onClick={(event) => void switchTo(event, language)}
            >
              {language.toUpperCase()}
            </button>
          ))}
        </div>
      </form>
      <p role="status" className={failed ? styles.failed : 'visually-hidden'}>
        {failed ? t('language.failed') : title}
      </p>
    </div>
  );
}

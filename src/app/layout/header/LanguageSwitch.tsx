import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { KEEP_SCROLL_POSITION } from '../../../lib/browser/scroll';
import {
  type Language,
  languages,
  rememberLanguage,
  withoutPrefix,
  withPrefix,
} from '../../../lib/i18n/languages';
import { loadText } from '../../../lib/i18n/loadText';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import styles from './LanguageSwitch.module.css';

/**
 * Renders a button for each language (R1.6). A click loads the texts, stores the choice (the only
 * component that does, R4.7) and replaces the URL by that of the same page in the language, at the same
 * scroll position; the URL of the staff area stays. If the texts cannot be loaded, the language stays and
 * a message appears. Without script it renders links.
 */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const current = useLanguage();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);

  const switchTo = async (language: Language) => {
    setFailed(false);
    try {
      await loadText(language);
    } catch (cause) {
      console.warn('The language could not be loaded', cause);
      setFailed(true);
      return;
    }
    rememberLanguage(language);
    const page = withoutPrefix(pathname);
    // Paths of the staff area have no prefix. Other paths are set even if they are equal, because after
    // a quick second click `pathname` is outdated.
    if (withPrefix(page, 'ru') === page) return;
    const to = withPrefix(page, language) + search + hash;
    await navigate(to, { replace: true, state: { ...state, ...KEEP_SCROLL_POSITION } });
  };

  return (
    <div className={styles.switch}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div role="group" aria-label={t('language.label')} className={styles.buttons}>
        {languages.map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            aria-current={language === current ? 'true' : undefined}
            aria-label={`${language.toUpperCase()}: ${t(`language.${language}`)}`}
            onClick={() => void switchTo(language)}
          >
            {language.toUpperCase()}
          </button>
        ))}
      </div>
      <noscript>
        <OtherLanguages page={withoutPrefix(pathname)} current={current} />
      </noscript>
      <p role="status" className={failed ? styles.failed : 'visually-hidden'}>
        {failed && t('language.failed')}
      </p>
    </div>
  );
}

/** Links to the same page in the other languages, which replace the buttons without script. */
function OtherLanguages({ page, current }: { page: string; current: Language }) {
  const { t } = useTranslation();
  return languages
    .filter((language) => language !== current)
    .map((language) => (
      <a key={language} href={withPrefix(page, language)} hrefLang={language} lang={language}>
        {t(`language.${language}`)}
      </a>
    ));
}

import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, withPrefix } from '../../lib/i18n/languages';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Button } from '../../ui/actions/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { LanguageButtons } from '../parts/LanguageButtons';
import { placeOf } from './pageWords';
import styles from './words.module.css';

interface Props {
  /** Path of the page, without language prefix. */
  path: string;
  /** Key of the text. */
  text: string;
  /** What is not saved; null for the built-in text. */
  value: unknown;
}

/** Opens the page with an unsaved change (lib/browser/previewed.ts), in either language. */
export function PagePreview({ path, text: key, value }: Props) {
  const { t } = useTranslation('admin');
  const own = useLanguage();
  const [language, setLanguage] = useState<Language | null>(null);
  const close = () => setLanguage(null);
  const prepare = (page: Document) => {
    page.addEventListener('click', stopNavigation, true);
    page.addEventListener('keydown', (event) => event.key === 'Escape' && close());
    // Not by a hash in the address, because the page would take the focus from the dialog.
    const section = page.getElementById(placeOf(key, own).anchor);
    page.defaultView?.scrollTo(0, section?.getBoundingClientRect().top ?? 0);
  };
  return (
    <>
      <p>
        <Button variant="secondary" onClick={() => setLanguage(own)}>
          <Eye aria-hidden="true" size="1.1em" />
          {t('preview.page')}
        </Button>
      </p>
      {language && (
        <Dialog title={t('preview.title')} wide onClose={close}>
          <LanguageButtons selected={language} onSelect={setLanguage} />
          <iframe
            // A new one, because the next page of the same one would be an entry of the history.
            key={language}
            title={t('preview.title')}
            className={`box ${styles.frame}`}
            src={withPrefix(path, language)}
            data-preview={JSON.stringify({ key, value, at: new Date().toISOString() })}
            onLoad={({ currentTarget: { contentDocument: page } }) => page && prepare(page)}
          />
        </Dialog>
      )}
    </>
  );
}

/** Cancels presses of links and of buttons that send a form, such as the switch of languages. */
function stopNavigation(event: MouseEvent): void {
  // No `instanceof`, because elements in a frame have constructors of another realm.
  if (!(event.target as Element).closest('a, form')) return;
  event.preventDefault();
  event.stopPropagation();
}

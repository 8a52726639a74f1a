import { Eye } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, languages, withPrefix } from '../../lib/i18n/languages';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Button } from '../../ui/actions/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import styles from './words.module.css';

const WIDTHS = ['phone', 'desktop'] as const;

interface Props {
  /** Path of the page, without language prefix. */
  path: string;
  /** Anchor to which the page scrolls. */
  anchor: string;
  /** What is not saved; the value null is the built-in text. */
  change: { key: string; value: unknown };
}

/** Opens the page with a change that is not saved (lib/browser/previewed.ts), in either language, as on a phone or a desktop. */
export function PagePreview({ path, anchor, change }: Props) {
  const { t } = useTranslation('admin');
  const own = useLanguage();
  const [language, setLanguage] = useState<Language | null>(null);
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('phone');
  const prepare = ({ currentTarget: { contentDocument } }: SyntheticEvent<HTMLIFrameElement>) => {
    contentDocument?.addEventListener('click', stopNavigation, true);
    // Not by a hash in the address, because the page would take the focus from the dialog.
    const section = contentDocument?.getElementById(anchor);
    contentDocument?.defaultView?.scrollTo(0, section?.getBoundingClientRect().top ?? 0);
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
        <Dialog title={t('preview.title')} wide onClose={() => setLanguage(null)}>
          <div className={`cluster gap-2 ${styles.choices}`}>
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
          <div className={styles.scroll}>
            <iframe
              // A new one, because the next page of the same one would be an entry of the history.
              key={language}
              title={t('preview.title')}
              className={`${styles.frame} ${styles[width]}`}
              src={withPrefix(path, language)}
              data-preview={JSON.stringify({ ...change, at: new Date().toISOString() })}
              onLoad={prepare}
            />
          </div>
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

/** Cancels presses of links and of what sends a form, of which the switch of languages is one. */
function stopNavigation(event: MouseEvent): void {
  // No `instanceof`, because elements in a frame have constructors of another realm.
  if (!(event.target as Element).closest('a, form')) return;
  event.preventDefault();
  event.stopPropagation();
}

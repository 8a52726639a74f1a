import { Eye } from 'lucide-react';
import { type CSSProperties, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, languages, withPrefix } from '../../lib/i18n/languages';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Button } from '../../ui/actions/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { placeOf } from './pageWords';
import styles from './words.module.css';

const WIDTHS = ['phone', 'desktop'] as const;

/** Width of the page in pixels as on a desktop, which the dialog may not have. */
const DESKTOP = 1280;

interface Props {
  /** Path of the page, without language prefix. */
  path: string;
  /** Key of the text. */
  text: string;
  /** What is not saved; null for the built-in text. */
  value: unknown;
}

/** Opens the page with an unsaved change (lib/browser/previewed.ts), as on a phone or a desktop. */
export function PagePreview({ path, text: key, value }: Props) {
  const { t } = useTranslation('admin');
  const own = useLanguage();
  const [language, setLanguage] = useState<Language | null>(null);
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('phone');
  const [scale, setScale] = useState(1);
  // Not measured at once, because the dialog is not open yet.
  const fit = useCallback((box: HTMLElement | null) => {
    if (!box) return;
    const observer = new ResizeObserver(() => setScale(Math.min(1, box.clientWidth / DESKTOP)));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const groups = [
    {
      label: t('preview.language'),
      choices: languages.map(
        (id) => [t(`languages.${id}.name`), id === language, () => setLanguage(id)] as const,
      ),
    },
    {
      label: t('preview.width'),
      choices: WIDTHS.map((id) => [t(`preview.${id}`), id === width, () => setWidth(id)] as const),
    },
  ];
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
          <div className="cluster gap-5">
            {groups.map(({ label, choices }) => (
              <fieldset key={label} className="cluster gap-2">
                <legend className="small-print">{label}</legend>
                {choices.map(([name, isChosen, choose]) => (
                  <Button
                    key={name}
                    variant={isChosen ? 'primary' : 'secondary'}
                    aria-pressed={isChosen}
                    onClick={choose}
                  >
                    {name}
                  </Button>
                ))}
              </fieldset>
            ))}
          </div>
          <div
            ref={fit}
            className={styles.preview}
            style={{ '--scale': width === 'desktop' ? scale : 1 } as CSSProperties}
          >
            <iframe
              // A new one, because the next page of the same one would be an entry of the history.
              key={`${language} ${width}`}
              title={t('preview.title')}
              className={`box ${styles.frame} ${styles[width]}`}
              src={withPrefix(path, language)}
              data-preview={JSON.stringify({ key, value, at: new Date().toISOString() })}
              onLoad={({ currentTarget: { contentDocument: page } }) => page && prepare(page)}
            />
          </div>
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

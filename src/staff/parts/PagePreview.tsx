import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Previewed } from '../../lib/browser/previewed';
import { type Language, languages, withPrefix } from '../../lib/i18n/languages';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Button } from '../../ui/actions/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import styles from './parts.module.css';

export interface PreviewedPage {
  /** Path of the page, without language prefix. */
  path: string;
  /** Id of the element to which the page is scrolled. */
  anchor?: string;
  /** What the page shows although it is not saved. */
  unsaved: Previewed;
}

interface FrameProps {
  page: PreviewedPage;
  /** The language in which the page opens; by default the person's. */
  language?: Language;
  onClose?: () => void;
}

/**
 * Renders a public page with what is not saved, in a frame below the buttons that choose its
 * language. Links and forms of the page do nothing, and Escape calls `onClose`.
 */
export function PreviewFrame({ page: { path, anchor, unsaved }, onClose, ...props }: FrameProps) {
  const { t } = useTranslation('admin');
  const own = useLanguage();
  const [language, setLanguage] = useState(props.language ?? own);
  /** Stops the links of a loaded page, closes on Escape, and scrolls to the anchor. */
  const prepare = (page: Document) => {
    page.addEventListener('click', stopNavigation, true);
    page.addEventListener('keydown', (event) => event.key === 'Escape' && onClose?.());
    // Not by a hash in the address, because the page would take the focus from the dialog.
    const section = page.getElementById(anchor ?? '');
    page.defaultView?.scrollTo(0, section?.getBoundingClientRect().top ?? 0);
  };
  return (
    <>
      <fieldset className={`cluster gap-2 ${styles.languages}`}>
        <legend className="visually-hidden">{t('preview.language')}</legend>
        {languages.map((id) => (
          <Button
            key={id}
            variant={id === language ? 'primary' : 'secondary'}
            aria-pressed={id === language}
            onClick={() => setLanguage(id)}
          >
            {t(`languages.${id}.name`)}
          </Button>
        ))}
      </fieldset>
      <iframe
        // A new one, because the next page of the same one would be an entry of the history.
        key={language}
        title={t('preview.open')}
        className={`box ${styles.frame}`}
        src={withPrefix(path, language)}
        data-preview={JSON.stringify(unsaved)}
        onLoad={({ currentTarget: { contentDocument } }) =>
          contentDocument && prepare(contentDocument)
        }
      />
    </>
  );
}

interface Props extends Pick<FrameProps, 'language'> {
  /** Returns what is previewed when the button is pressed. */
  page: () => PreviewedPage;
}

/** Renders the button that opens a page with what is not saved in a dialog, in either language. */
export function PagePreview({ page, ...props }: Props) {
  const { t } = useTranslation('admin');
  const [shown, setShown] = useState<PreviewedPage | null>(null);
  const close = () => setShown(null);
  return (
    <>
      <Button variant="secondary" onClick={() => setShown(page())}>
        <Eye size="1.1em" />
        {t('preview.open')}
      </Button>
      {shown && (
        <Dialog title={t('preview.open')} wide onClose={close}>
          <p>{t('preview.note')}</p>
          <PreviewFrame {...props} page={shown} onClose={close} />
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

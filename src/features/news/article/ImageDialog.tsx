import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../lib/i18n/languages';
import { mediaUrl } from '../../../lib/urls/media';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import styles from './ImageDialog.module.css';

interface Props {
  url: string;
  alt: string;
  caption: string;
  title: string;
  language: Language;
  /** Also the alternative text when `alt` is empty. */
  label: string;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
}

/** Screen readers announce the position after each step. */
export function ImageDialog({ label, onStep, onClose, ...image }: Props) {
  const { url, alt, caption, title, language } = image;
  const { t } = useTranslation();
  return (
    <Dialog title={title} wide onClose={onClose}>
      <figure className={styles.figure}>
        <img
          src={mediaUrl(url)}
          alt={alt || label}
          lang={alt ? language : undefined}
          className={styles.large}
        />
        {caption && <figcaption lang={language}>{caption}</figcaption>}
      </figure>
      <div className={styles.controls}>
        <Button variant="secondary" onClick={() => onStep(-1)}>
          <ChevronLeft aria-hidden="true" size="1.1em" />
          {t('previous')}
        </Button>
        <span aria-live="polite">{label}</span>
        <Button variant="secondary" onClick={() => onStep(1)}>
          {t('next')}
          <ChevronRight aria-hidden="true" size="1.1em" />
        </Button>
      </div>
    </Dialog>
  );
}

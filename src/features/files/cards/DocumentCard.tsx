import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { mediaUrl } from '../../../lib/urls/media';
import type { DocumentValue } from '../upload/values';
import styles from './DocumentCard.module.css';
import { type CardProps, FileCard } from './FileCard';

interface Props extends CardProps {
  document: DocumentValue;
  /** The `accept` attribute of the input that replaces the document. */
  accept: string;
  /** Receives the file of the input, before it is checked. */
  onReplace: (file: File) => void;
}

/**
 * Renders the card of a notice's document (R3.4), selected just now or stored; a stored one has a link that
 * opens it in a new tab.
 */
export function DocumentCard({ document, ...card }: Props) {
  const { t } = useTranslation('uploads');
  const { id, file, url, name } = document;
  return (
    <FileCard
      {...card}
      id={id}
      label={name}
      fileName={name}
      file={file}
      thumb={
        <span className={styles.icon}>
          <FileText aria-hidden="true" size="2em" />
        </span>
      }
      actions={
        url &&
        !file && (
          <a href={mediaUrl(url)} target="_blank" rel="noopener">
            {t('image.open')}
          </a>
        )
      }
    />
  );
}

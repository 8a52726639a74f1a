import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { mediaUrl } from '../../../lib/urls/media';
import type { DocumentValue } from '../upload/values';
import styles from './DocumentCard.module.css';
import { type CardProps, FileCard } from './FileCard';

interface Props extends CardProps {
  document: DocumentValue;
  accept: string;
  /** Receives the file before it is checked. */
  onReplace: (file: File) => void;
}

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

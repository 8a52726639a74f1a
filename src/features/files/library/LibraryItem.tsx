import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/dates/moscowTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { mediaUrl, nameOfUrl } from '../../../lib/urls/media';
import type { LibraryFile } from '../../../services/files/files';
import { useSize } from '../cards/useSize';
import styles from './LibraryItem.module.css';

interface Props {
  file: LibraryFile;
  isImage: boolean;
  /** The field already has the file. */
  isAdded: boolean;
  onSelect: () => void;
}

/** Uses that visitors do not see. */
const NAMED = {
  bin: 'library.inBin',
  version: 'library.inVersion',
  workingCopy: 'library.inCopy',
} as const;

export function LibraryItem({ file, isImage, isAdded, onSelect }: Props) {
  const { t } = useTranslation('uploads');
  const language = useLanguage();
  const size = useSize();
  const { url, uploadedAt, usedBy } = file;
  const name = nameOfUrl(url);
  const titles = usedBy
    .map(({ kind, title }) =>
      kind in NAMED ? t(NAMED[kind as keyof typeof NAMED], { title }) : title,
    )
    .join(' · ');
  return (
    <li>
      <button
        type="button"
        className={styles.item}
        data-document={!isImage || undefined}
        disabled={isAdded}
        aria-label={t('library.use', { name })}
        aria-describedby={`about-${file.filename}`}
        onClick={onSelect}
      >
        {isImage ? (
          <img
            src={mediaUrl(url)}
            alt=""
            width={240}
            height={135}
            loading="lazy"
            decoding="async"
          />
        ) : (
          <FileText aria-hidden="true" size="2em" />
        )}
        <span className={styles.about} id={`about-${file.filename}`}>
          <strong>{name}</strong>
          <span>
            {size(file.size)} · {formatDate(uploadedAt, language)}
          </span>
          <span>{titles ? t('library.usedIn', { titles }) : t('library.unused')}</span>
          {isAdded && <span>{t('library.alreadyAdded')}</span>}
        </span>
      </button>
    </li>
  );
}

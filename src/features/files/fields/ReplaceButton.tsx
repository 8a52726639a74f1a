import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../ui/actions/Button';
import styles from './Uploads.module.css';

interface Props {
  id: string;
  accept: string;
  disabled: boolean;
  onFile: (file: File) => void;
}

/** Chooses another file for the same place. */
export function ReplaceButton({ id, accept, disabled, onFile }: Props) {
  const { t } = useTranslation('uploads');
  return (
    <span className={styles.replace}>
      <input
        id={id}
        type="file"
        className={styles.file}
        accept={accept}
        disabled={disabled}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
      <label htmlFor={id} className={buttonClass('quiet')}>
        <RefreshCw aria-hidden="true" size="1.1em" />
        {t('picture.replace')}
      </label>
    </span>
  );
}

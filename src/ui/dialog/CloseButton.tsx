import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './CloseButton.module.css';

interface Props {
  onClick: () => void;
  /** The class name that positions it. */
  className: string | undefined;
}

/** Renders a cross with the accessible name “Close”, for dialogs and notifications. */
export function CloseButton({ onClick, className }: Props) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={`${styles.close} ${className ?? ''}`}
      onClick={onClick}
      aria-label={t('close')}
    >
      <X aria-hidden="true" />
    </button>
  );
}

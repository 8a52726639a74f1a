import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './CloseButton.module.css';

interface Props {
  onClick: () => void;
  className: string | undefined;
}

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

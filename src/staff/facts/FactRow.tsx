import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Button } from '../../ui/actions/Button';
import { ItemName } from '../../ui/actions/ItemName';
import { FactEditor } from './FactEditor';
import styles from './facts.module.css';
import { valueText } from './factTexts';
import type { StaffFact } from './useFactChanges';

interface Props {
  fact: StaffFact;
  action: string;
  initial?: unknown;
  /** An open form stays on the page, because it may have been filled in. */
  hidden?: boolean;
  buttons?: ReactNode;
  children?: ReactNode;
}

/** A fact, a question or a closed day, with its form on demand. */
export function FactRow({ fact, action, initial, hidden, buttons, children }: Props) {
  const { t } = useTranslation('facts');
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { key, label, builtIn, published, draft } = fact;
  const isChanged = published && published.value !== null;
  if (hidden && !isOpen) return null;
  return (
    <li hidden={hidden} className={styles.row}>
      <div className={styles.about}>
        <h3>{label}</h3>
        {children}
        {draft && (
          <p className="small-print">
            {t('waits', { value: valueText(key, draft.value, language) })}
          </p>
        )}
        {isChanged && builtIn !== undefined && (
          <p className="small-print">
            {t('builtIn', { value: valueText(key, builtIn, language) })}
          </p>
        )}
      </div>
      <div className={styles.buttons} data-screen-only>
        {!isOpen && (
          <Button variant="tertiary" onClick={() => setOpen(true)}>
            <Pencil aria-hidden="true" size="1.05em" />
            {action}
            <ItemName title={label} />
          </Button>
        )}
        {buttons}
      </div>
      {isOpen && <FactEditor fact={fact} initial={initial} onClose={() => setOpen(false)} />}
    </li>
  );
}

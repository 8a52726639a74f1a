import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { storageRefused } from '../../../lib/browser/storage';
import { Callout } from '../../../ui/feedback/Callout';
import styles from '../form/EditorLayout.module.css';

/** Where what is typed is kept until it is saved, and for how long. */
export function KeptNote() {
  const { t } = useTranslation('admin');
  const refused = useSyncExternalStore(storageRefused.subscribe, storageRefused.now);
  if (refused)
    return (
      <Callout kind="warning" live>
        {t('kept.refused')}
      </Callout>
    );
  return <p className={styles.quiet}>{t('kept.note')}</p>;
}

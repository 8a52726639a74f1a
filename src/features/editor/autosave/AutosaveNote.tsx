import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { storageRefused } from '../../../lib/browser/storage';
import { Callout } from '../../../ui/feedback/Callout';
import { QuietText } from '../../../ui/text/QuietText';

/**
 * Explains below a form that it autosaves in this browser; warns instead once local storage has rejected a
 * value, because drafts then last only until the page is closed.
 */
export function AutosaveNote() {
  const { t } = useTranslation('admin');
  const isStorageFull = useSyncExternalStore(storageRefused.subscribe, storageRefused.now);
  if (isStorageFull)
    return (
      <Callout kind="warning" live>
        {t('autosave.storageFull')}
      </Callout>
    );
  return <QuietText>{t('autosave.note')}</QuietText>;
}

import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { storageUnavailable } from '../../../lib/browser/storage';
import { Callout } from '../../../ui/feedback/Callout';
import { MutedText } from '../../../ui/text/MutedText';

/**
 * Explains below a form that it autosaves in this browser; warns instead once local storage has rejected a
 * value, because drafts then last only until the page is closed.
 */
export function AutosaveNote() {
  const { t } = useTranslation('admin');
  const isStorageFull = useSyncExternalStore(storageUnavailable.subscribe, storageUnavailable.now);
  if (isStorageFull)
    return (
      <Callout kind="warning" live>
        {t('autosave.storageFull')}
      </Callout>
    );
  return <MutedText>{t('autosave.note')}</MutedText>;
}

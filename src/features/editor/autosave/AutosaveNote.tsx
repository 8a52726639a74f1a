import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { storageRefused } from '../../../lib/browser/storage';
import { Callout } from '../../../ui/feedback/Callout';
import { QuietText } from '../../../ui/text/QuietText';

/** Explains that the form autosaves in this browser, or warns that local storage rejects drafts. */
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

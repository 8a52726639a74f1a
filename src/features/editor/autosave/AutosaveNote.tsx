import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { storageRefused } from '../../../lib/browser/storage';
import { Callout } from '../../../ui/feedback/Callout';
import { QuietText } from '../../../ui/text/QuietText';

/** Where drafts are stored, and for how long. */
export function AutosaveNote() {
  const { t } = useTranslation('admin');
  const refused = useSyncExternalStore(storageRefused.subscribe, storageRefused.now);
  if (refused)
    return (
      <Callout kind="warning" live>
        {t('autosave.storageFull')}
      </Callout>
    );
  return <QuietText>{t('autosave.note')}</QuietText>;
}

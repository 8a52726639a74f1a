import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { storageUnavailable } from '../../../lib/browser/storage';
import { formatTime } from '../../../lib/dates/moscowTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { Callout } from '../../../ui/feedback/Callout';
import { MutedText } from '../../../ui/text/MutedText';
import type { CopyStatus } from './copyStatus';

interface Props {
  status: CopyStatus;
  /** The browser has not stored a selected file. */
  isAtRisk: boolean;
}

/**
 * Where the text of a form is stored. Screen readers announce it only if it is not on the server,
 * because it changes every few seconds.
 */
export function AutosaveNote({ status: { state, at }, isAtRisk }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const isStorageFull = useSyncExternalStore(storageUnavailable.subscribe, storageUnavailable.now);
  const isOnServer = state === 'saved' || state === 'unchanged';
  if (isStorageFull && !isOnServer)
    return (
      <Callout kind="warning" live>
        {t('autosave.storageFull')}
      </Callout>
    );
  const isQuiet = isOnServer || state === 'saving';
  return (
    <>
      {isQuiet && (
        <MutedText>{t(`autosave.${state}`, { time: at && formatTime(at, language) })}</MutedText>
      )}
      <MutedText live>{!isQuiet && t(`autosave.${state}`)}</MutedText>
      {isAtRisk && <MutedText live>{t('autosave.filesAtRisk')}</MutedText>}
    </>
  );
}

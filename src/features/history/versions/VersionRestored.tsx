import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/dates/moscowTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { nameOfUrl } from '../../../lib/urls/media';

interface Props {
  /** When the version was saved. */
  at: Date;
  /** URLs of its files that are no longer in the store; empty if all are. */
  missingFiles: string[];
}

/**
 * Renders the text of the notification that a version is restored, with the names of its files that are no
 * longer in the store (decision 0021).
 */
export function VersionRestored({ at, missingFiles }: Props) {
  const { t } = useTranslation('history');
  const date = formatDateTime(at, useLanguage());
  return (
    <>
      <p>{t('version.done', { date })}</p>
      {missingFiles.length > 0 && (
        <p>
          <strong>
            {t('version.missingFiles', {
              count: missingFiles.length,
              names: missingFiles.map(nameOfUrl).join(', '),
            })}
          </strong>
        </p>
      )}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/dates/moscowTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { nameOfUrl } from '../../../lib/urls/media';

interface Props {
  /** When the version was saved. */
  at: Date;
  /** Urls of its files that could not be brought back. */
  gone: string[];
}

/** A version is what is stored now; files of it that are gone are named. */
export function VersionRestored({ at, gone }: Props) {
  const { t } = useTranslation('history');
  const date = formatDateTime(at, useLanguage());
  return (
    <>
      <p>{t('version.done', { date })}</p>
      {gone.length > 0 && (
        <p>
          <strong>
            {t('version.gone', { count: gone.length, names: gone.map(nameOfUrl).join(', ') })}
          </strong>
        </p>
      )}
    </>
  );
}

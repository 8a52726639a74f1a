import { useTranslation } from 'react-i18next';

const KB = 1024;
const MB = 1024 * KB;

/**
 * Returns a function that formats bytes: below 1 MB whole kB of 1024 bytes, at least 1 (`188416` as
 * `184 kB`), else tenths of an MB (`1572864` as `1.5 MB`, in Russian with a decimal comma).
 */
export function useSize(): (bytes: number) => string {
  const { t } = useTranslation('uploads');
  return (bytes) =>
    bytes < MB
      ? t('size.kb', { size: Math.max(1, Math.round(bytes / KB)) })
      : t('size.mb', { size: Math.round((bytes / MB) * 10) / 10 });
}

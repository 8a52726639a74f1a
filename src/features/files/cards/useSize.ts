import { useTranslation } from 'react-i18next';

const KB = 1024;
const MB = 1024 * KB;

/**
 * Returns a function that formats a number of bytes in the current language. 1 kB is 1024 bytes, 1 MB is 1024
 * kB. Below 1 MB it rounds to whole kB, at least 1 (`0` → `1 kB`, `188416` → `184 kB`), otherwise to tenths
 * of an MB (`1572864` → `1.5 MB`, in Russian with a decimal comma).
 */
export function useSize(): (bytes: number) => string {
  const { t } = useTranslation('uploads');
  return (bytes) =>
    bytes < MB
      ? t('size.kb', { size: Math.max(1, Math.round(bytes / KB)) })
      : t('size.mb', { size: Math.round((bytes / MB) * 10) / 10 });
}

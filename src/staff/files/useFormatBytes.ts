import { useTranslation } from 'react-i18next';

const KB = 1024;
const MB = 1024 * KB;

/** Returns a function that formats bytes: `184 kB`, from 1024 kB on with tenths, `1.5 MB`. */
export function useFormatBytes(): (bytes: number) => string {
  const { t } = useTranslation('uploads');
  return (bytes) =>
    bytes < MB
      ? t('size.kb', { size: Math.max(1, Math.round(bytes / KB)) })
      : t('size.mb', { size: Math.round((bytes / MB) * 10) / 10 });
}

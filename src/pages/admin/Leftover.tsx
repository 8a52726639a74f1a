import { useTranslation } from 'react-i18next';

/** Tells of files that a save made superfluous and that are in the store still. */
export function Leftover({ count }: { count: number }) {
  const { t } = useTranslation('uploads');
  return count > 0 && <p>{t('leftover', { count })}</p>;
}

import { useTranslation } from 'react-i18next';

/** Returns a function that gives the address of an account as it is, “a colleague” without one. */
export function usePersonName(): (account: string | null | undefined) => string {
  const { t } = useTranslation('admin');
  return (account) => account || t('autosave.unnamed');
}

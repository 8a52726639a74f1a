import { useTranslation } from 'react-i18next';

/** What stands on the page until the words of the first page are here. */
export function LoadingPage() {
  const { t } = useTranslation();
  return (
    <p role="status" className="visually-hidden">
      {t('loading')}
    </p>
  );
}

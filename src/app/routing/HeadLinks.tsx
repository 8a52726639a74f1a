import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { withoutPrefix, withPrefix } from '../../lib/i18n/languages';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { CanonicalLinks } from '../../ui/page/CanonicalLinks';
import type { AppRoute } from './routes';

/** Unlisted routes have no canonical URL; articles render theirs, because the database knows their languages. */
export function HeadLinks({ route }: { route: AppRoute }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const language = useLanguage();
  return (
    <>
      <link
        rel="alternate"
        type="application/atom+xml"
        title={t('feed')}
        href={withPrefix('/feed.xml', language)}
      />
      {!route.unlisted && !route.path.includes(':') && (
        <CanonicalLinks path={withoutPrefix(pathname)} />
      )}
    </>
  );
}

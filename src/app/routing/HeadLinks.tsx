import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { env } from '../../lib/env';
import { useClientValue } from '../../lib/hooks/useClientValue';
import { languages, withoutPrefix, withPrefix } from '../../lib/i18n/languages';
import { useLanguage } from '../../lib/i18n/useLanguage';
import type { AppRoute } from './routes';

/**
 * Renders the `<link>` elements of a page, which React moves to the head: the Atom feed of news, and
 * unless the route is unlisted the canonical URL and the `hreflang` of each language (design 5). An
 * article gets the latter two only after hydration, because all articles share one prerendered file.
 */
export function HeadLinks({ route }: { route: AppRoute }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const language = useLanguage();
  // All articles share one prerendered file, so the canonical URL is known only after hydration.
  const isUrlKnown = useClientValue(true, !route.path.includes(':'));
  const page = withoutPrefix(pathname);
  return (
    <>
      <link
        rel="alternate"
        type="application/atom+xml"
        title={t('feed')}
        href={withPrefix('/feed.xml', language)}
      />
      {isUrlKnown && !route.unlisted && (
        <>
          <link rel="canonical" href={env.siteUrl + pathname} />
          {languages.map((other) => (
            <link
              key={other}
              rel="alternate"
              hrefLang={other}
              href={env.siteUrl + withPrefix(page, other)}
            />
          ))}
          <link rel="alternate" hrefLang="x-default" href={env.siteUrl + page} />
        </>
      )}
    </>
  );
}

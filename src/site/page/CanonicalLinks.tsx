import { useLocation } from 'react-router-dom';
import { env } from '../../lib/env';
import { hasRussianPrefix, type Language, languages, withPrefix } from '../../lib/i18n/languages';

interface Props {
  /** The path of the page without language prefix. */
  path: string;
  /** The languages in which the page exists, in the order of the site's languages; not empty. */
  existing?: readonly Language[];
}

/**
 * Renders canonical and alternate links. The canonical URL is in the current language, or in the
 * only one in which the page exists (design 5).
 */
export function CanonicalLinks({ path, existing = languages }: Props) {
  const current = hasRussianPrefix(useLocation().pathname) ? 'ru' : 'en';
  const urlIn = (language: Language) => env.siteUrl + withPrefix(path, language);
  const [fallback = current] = existing;
  return (
    <>
      <link rel="canonical" href={urlIn(existing.includes(current) ? current : fallback)} />
      {existing.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={urlIn(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={urlIn(fallback)} />
    </>
  );
}

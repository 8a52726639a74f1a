import type { AppRoute } from '../app/routing/routes';
import { env } from '../lib/env';
import { i18n } from '../lib/i18n/i18n';
import { type Language, languages, locales, withPrefix } from '../lib/i18n/languages';
import { SHARE_SIZE } from './shareSize';

/**
 * Escapes `&`, `<`, `>` and `"` of a text as numeric references, for an attribute or element of HTML or
 * XML: `R&B` → `R&#38;B`.
 */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

const openGraphLocale = (language: Language): string => locales[language].replace('-', '_');

/**
 * Returns the Open Graph tags (https://ogp.me) with which social networks and messengers show a link to a
 * page, as HTML. A route that is not in content/site.ts has no `og:url`. React renders the tags of title
 * and description (ui/page/PageHead.tsx).
 */
export function shareTags({ page }: AppRoute, language: Language): string {
  const t = i18n.getFixedT(language, 'common');
  const scene = page?.scene ?? 'nairobi-skyline';
  const tags: [name: string, content: string | undefined][] = [
    ['og:type', 'website'],
    ['og:site_name', escapeHtml(`${t('site.fullName')} ${t('site.fullNamePlace')}`)],
    ['og:url', page && env.siteUrl + withPrefix(page.path, language)],
    ['og:locale', openGraphLocale(language)],
    ...languages
      .filter((other) => other !== language)
      .map((other): [string, string] => ['og:locale:alternate', openGraphLocale(other)]),
    ['og:image', `${env.siteUrl}/share/${scene}.png`],
    ['og:image:width', String(SHARE_SIZE.width)],
    ['og:image:height', String(SHARE_SIZE.height)],
    ['og:image:alt', escapeHtml(t(`scenes.${scene}`))],
  ];
  const open = tags.flatMap(([name, content]) =>
    content ? [`<meta property="${name}" content="${content}">`] : [],
  );
  return [...open, '<meta name="twitter:card" content="summary_large_image">'].join('');
}

import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { prepareScreen } from '../app/routing/prepare';
import { type Screen, screens, unknownScreen } from '../app/routing/screens';
import { PublicPages } from '../app/startup/PublicSite';
import { hasOwnFrame } from '../content/site';
import { type Language, languages, withPrefix } from '../lib/i18n/languages';
import { loadText } from '../lib/i18n/loadText';
import { shareTags } from './shareTags';
import { sitemap } from './sitemap';
import { structuredData } from './structuredData';

/** A page's finished HTML, and what a browser is to fetch with it. */
export interface FinishedPage {
  language: Language;
  /** The address it is for, as the router writes it. */
  address: string;
  /** Below the folder of the build. */
  file: string;
  /** `<title>`, `<meta>` and `<link>` of the document's head. */
  head: string;
  /** What stands in the root element. */
  body: string;
  /** Whether it is to be readable without a connection: consular pages, contacts, the Embassy. */
  offline: boolean;
  /** Whether it has a frame of its own and does without the styles and fonts of the others' frame. */
  ownFrame: boolean;
  /** Source files whose code or words the page needs. */
  sources: string[];
  /** Source files of parts that the page fetches once it runs: it needs their styles alone. */
  later: string[];
}

/** All that is written beside the browser's files. */
export interface FinishedSite {
  pages: FinishedPage[];
  /** Further text files by name. */
  files: Record<string, string>;
}

/** The name of the file that answers all addresses of articles; no article can have this slug. */
const ARTICLE_FILE = '_article';

const fileOf = (screen: Screen, language: Language): string => {
  if (screen === unknownScreen) return '404.html';
  const address = withPrefix(screen.path.replace(':slug', ARTICLE_FILE), language);
  return `${address.slice(1) || 'index'}.html`;
};

const wordFiles = ({ words }: Screen, language: Language): string[] => [
  `src/lib/i18n/base/${language}.ts`,
  ...words.map((namespace) => `src/locales/${language}/${namespace}.json`),
];

/** React puts what belongs into the head before all else. */
const HEAD = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

async function draw(address: string): Promise<{ head: string; body: string }> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={address}>
        <PublicPages />
      </StaticRouter>
    </StrictMode>,
    // All in its place: a part sent later would need a script in the page to be put there.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  const head = HEAD.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

async function finish(screen: Screen, language: Language): Promise<FinishedPage> {
  await loadText(language);
  await prepareScreen(screen, language);
  const address = withPrefix(screen.path, language);
  const { head, body } = await draw(address.replace(/:slug|\*/, ARTICLE_FILE));
  return {
    language,
    address,
    file: fileOf(screen, language),
    head: head + shareTags(screen, language, head) + structuredData(screen, language),
    body,
    offline: /^\/(?:$|embassy$|consular(?:\/|$))/.test(screen.path),
    ownFrame: hasOwnFrame(screen.path),
    sources: [
      'src/app/startup/openSite.ts',
      'src/app/startup/PublicSite.tsx',
      screen.source,
      ...wordFiles(screen, language),
    ],
    later: screen.later ?? [],
  };
}

/**
 * Draws every public page in both languages, one after the other: the words on the page are those of
 * one language at a time. The 404 page is drawn in the first language, since a host has one for all.
 */
export async function finishSite(): Promise<FinishedSite> {
  const pages: FinishedPage[] = [];
  for (const language of languages) {
    for (const screen of screens) {
      const once = screen === unknownScreen && language !== languages[0];
      if (!once) pages.push(await finish(screen, language));
    }
  }
  return { pages, files: sitemap() };
}

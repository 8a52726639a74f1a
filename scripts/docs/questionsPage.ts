import { mostUsefulFirst, openQuestions } from '../../src/content/consular/openQuestions';
import { pageId, pages } from '../../src/content/site';
import { loadText } from '../../src/lib/i18n/loadText';
import { pageText } from '../../src/lib/i18n/pageText';
import { namespaces } from '../../tests/support/locales';
import { type Printed, printed } from './printed';

const PAGE = 'docs/questions-for-the-embassy.md';

interface Asked {
  question: string;
  /** Where the statement stands: a section, or what waits for the answer. */
  place: string;
}

/** Every `ask` in the words of a page, with the nearest anchor above it. */
function asksIn(value: unknown, anchor = ''): { question: string; anchor: string }[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, child]) => {
    if (key === 'ask' && Array.isArray(child))
      return child.map((question) => ({ question, anchor }));
    const inside = key === 'sections' || key === 'parts' || Array.isArray(value) ? anchor : key;
    return asksIn(child, inside);
  });
}

/** The page whose words a namespace is, or the page above it. */
function pageOf(namespace: string): string {
  const path = `/${namespace}`;
  if (namespace === 'home' || namespace === 'common') return '/';
  const known = pages.some((page) => page.path === path);
  return known ? path : path.slice(0, path.lastIndexOf('/'));
}

const rank = (path: string): number => {
  const at = mostUsefulFirst.findIndex((one) => path === one || path.startsWith(`${one}/`));
  const nearest = mostUsefulFirst.indexOf(path);
  if (at >= 0 || nearest >= 0) return nearest >= 0 ? nearest : at;
  return mostUsefulFirst.length + pages.findIndex((page) => page.path === path);
};

/** The sections of a service whose answers change what a reader does, the most important first. */
const SECTIONS = ['where', 'steps', 'bring', 'cost', 'time', 'receive', 'next', 'who'];

/** What the site prints already comes first, then the sections in their order. */
function weight({ place }: Asked): number {
  const [, anchor] = place.split('#');
  const at = SECTIONS.indexOf(anchor ?? '');
  return place.startsWith('/') ? (at < 0 ? SECTIONS.length : at) : -1;
}

/** The first places of a question, and how many more there are. */
function placesText(places: string[]): string {
  const shown = places.slice(0, 2).map((one) => `\`${one}\``);
  const more = places.length - shown.length;
  return shown.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** All questions by page, the most useful first; needs every English text loaded. */
export function questionsByPage(): Map<string, Asked[]> {
  const all = [
    ...namespaces('en').flatMap((namespace) => {
      const page = pageOf(namespace);
      return asksIn(pageText('en', namespace)).map(({ question, anchor }) => ({
        page,
        question,
        place: anchor ? `${page}#${anchor}` : page,
      }));
    }),
    ...openQuestions.map(({ page, question, about }) => ({ page, question, place: about })),
  ];
  const paths = [...new Set(all.map(({ page }) => page))].sort((a, b) => rank(a) - rank(b));
  return new Map(
    paths.map((path) => {
      const asked = all.filter(({ page }) => page === path);
      return [path, asked.sort((a, b) => weight(a) - weight(b))];
    }),
  );
}

/** The questions as Markdown, numbered through; one that several places ask stands once. */
function questionsText(): string {
  const names = pageText<Record<string, { name: string }>>('en', 'pages');
  const places = new Map<string, string[]>();
  for (const asked of [...questionsByPage().values()].flat()) {
    places.set(asked.question, [...(places.get(asked.question) ?? []), asked.place]);
  }
  let number = 0;
  const parts = [...questionsByPage()].flatMap(([path, asked]) => {
    const lines = asked.flatMap(({ question, place }) => {
      const all = places.get(question) ?? [];
      if (all[0] !== place) return [];
      number += 1;
      return [`${number}. ${question} (${placesText([...new Set(all)])})`];
    });
    return lines.length > 0 ? [`## ${names[pageId(path)]?.name}\n\n${lines.join('\n')}`] : [];
  });
  return parts.join('\n\n');
}

/** The page of questions for the Embassy. */
export async function questionsPage(): Promise<Printed> {
  await loadText('en', namespaces('en'));
  return printed(PAGE, 'questions', questionsText());
}

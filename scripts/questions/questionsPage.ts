import { readFileSync } from 'node:fs';
import { mostUsefulFirst, openQuestions } from '../../src/content/consular/openQuestions';
import { pageId, pages } from '../../src/content/site';
import { loadText } from '../../src/lib/i18n/loadText';
import { pageText } from '../../src/lib/i18n/pageText';
import { namespaces } from '../../tests/support/content/locales';

export const PAGE = 'docs/questions-for-the-embassy.md';

interface OpenQuestion {
  question: string;
  /** The path and anchor of the section with the question, or what waits for the answer. */
  place: string;
}

/** Returns the questions of every slot `ask` in the texts of a page, each with the nearest anchor above it. */
function questionsIn(value: unknown, anchor = ''): { question: string; anchor: string }[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, child]) => {
    if (key === 'ask' && Array.isArray(child))
      return child.map((question) => ({ question, anchor }));
    const inside = key === 'sections' || key === 'parts' || Array.isArray(value) ? anchor : key;
    return questionsIn(child, inside);
  });
}

/** Returns the path of the page to which a namespace belongs, or of the page above it. */
function pageOf(namespace: string): string {
  const path = `/${namespace}`;
  if (namespace === 'home' || namespace === 'common') return '/';
  const known = pages.some((page) => page.path === path);
  return known ? path : path.slice(0, path.lastIndexOf('/'));
}

const rank = (path: string): number => {
  const ancestor = mostUsefulFirst.findIndex(
    (useful) => path === useful || path.startsWith(`${useful}/`),
  );
  const exact = mostUsefulFirst.indexOf(path);
  if (ancestor >= 0 || exact >= 0) return exact >= 0 ? exact : ancestor;
  return mostUsefulFirst.length + pages.findIndex((page) => page.path === path);
};

/** Sections whose answers change what a visitor has to do, the most important first. */
const SECTIONS = ['where', 'steps', 'bring', 'cost', 'time', 'receive', 'next', 'who'];

/** Returns the sort key of a question: those without a path first, then the sections in their order. */
function weight({ place }: OpenQuestion): number {
  const [, anchor] = place.split('#');
  const index = SECTIONS.indexOf(anchor ?? '');
  return place.startsWith('/') ? (index < 0 ? SECTIONS.length : index) : -1;
}

/** Returns the first two places of a question, and the number of the others. */
function placesText(places: string[]): string {
  const shown = places.slice(0, 2).map((place) => `\`${place}\``);
  const more = places.length - shown.length;
  return shown.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/**
 * Returns all questions for the Embassy by the path of the page that raises them, those pages first whose
 * answers help most visitors. Every English namespace has to be loaded.
 */
export function questionsByPage(): Map<string, OpenQuestion[]> {
  const all = [
    ...namespaces('en').flatMap((namespace) => {
      const page = pageOf(namespace);
      return questionsIn(pageText('en', namespace)).map(({ question, anchor }) => ({
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
      const questions = all.filter(({ page }) => page === path);
      return [path, questions.sort((a, b) => weight(a) - weight(b))];
    }),
  );
}

/** Returns the questions as Markdown, numbered across pages; a question of several places is listed once. */
function questionsText(): string {
  const names = pageText<Record<string, { name: string }>>('en', 'pages');
  const places = new Map<string, string[]>();
  for (const { question, place } of [...questionsByPage().values()].flat()) {
    places.set(question, [...(places.get(question) ?? []), place]);
  }
  let number = 0;
  const parts = [...questionsByPage()].flatMap(([path, questions]) => {
    const lines = questions.flatMap(({ question, place }) => {
      const all = places.get(question) ?? [];
      if (all[0] !== place) return [];
      number += 1;
      return [`${number}. ${question} (${placesText([...new Set(all)])})`];
    });
    return lines.length > 0 ? [`## ${names[pageId(path)]?.name}\n\n${lines.join('\n')}`] : [];
  });
  return parts.join('\n\n');
}

const LIST = /(<!-- questions -->\n)[\s\S]*(<!-- \/questions -->)/;

/** Loads the English texts and returns the text of {@link PAGE} with the current questions. */
export async function questionsPage(): Promise<string> {
  await loadText('en', namespaces('en'));
  return readFileSync(PAGE, 'utf8').replace(
    LIST,
    (_, open, close) => `${open}${questionsText()}\n${close}`,
  );
}

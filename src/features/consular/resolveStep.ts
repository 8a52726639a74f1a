import { type FinderNode, serviceFinder } from '../../content/consular/serviceFinder';

/** Path of the page with the service finder. */
const PAGE = '/consular';

/** The URL parameter with the answers given so far, separated by dots: `?need=lost.soon`. */
export const FINDER_PARAMETER = 'need';

/**
 * Returns the path of a question or result of the service finder, without a language prefix. Keeps the hash
 * of the current URL, because a change of the hash would move the focus away from the finder.
 * @param steps the answers so far; empty for the first question
 * @param hash with its `#`, or ''
 * @example finderUrl(['lost', 'soon'], '') // '/consular?need=lost.soon'
 */
export const finderUrl = (steps: string[], hash: string): string =>
  (steps.length > 0 ? `${PAGE}?${FINDER_PARAMETER}=${steps.join('.')}` : PAGE) + hash;

/** Where a visitor is in the service finder. */
export interface FinderPosition {
  /** The valid answers, in their order; empty at the first question. */
  steps: string[];
  /** The question or result that they lead to. */
  need: FinderNode;
}

/**
 * Returns the question or result of the service finder that a URL parameter leads to. Ignores an unknown
 * answer and all after it, so that no parameter fails: `lost.typo` leads to the question after `lost`.
 * @param parameter the answers, `lost.soon`; null or '' leads to the first question
 */
export function resolveStep(parameter: string | null): FinderPosition {
  const steps: string[] = [];
  let need: FinderNode = serviceFinder;
  for (const step of parameter?.split('.') ?? []) {
    const next: FinderNode | undefined =
      'answers' in need && Object.hasOwn(need.answers, step) ? need.answers[step] : undefined;
    if (!next) break;
    steps.push(step);
    need = next;
  }
  return { steps, need };
}

/**
 * Returns the key in consular/needs.json of the texts of a question, an answer or a result.
 * @example translationKey(['lost']) // 'tree.answers.lost'; translationKey([]) // 'tree'
 */
export const translationKey = (steps: string[]): string =>
  ['tree', ...steps.flatMap((step) => ['answers', step])].join('.');

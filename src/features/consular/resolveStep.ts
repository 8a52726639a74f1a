import { type FinderNode, serviceFinder } from '../../content/consular/serviceFinder';

/** Path of the page with the service finder. */
const PAGE = '/consular';

/** The search parameter with the answers: `?need=lost.soon`. */
export const FINDER_PARAMETER = 'need';

/**
 * Returns the URL of a question or a result, with the hash of the current URL, because a change of the hash
 * would move the focus away from the service finder.
 * @example finderUrl(['lost', 'soon'], '') // '/consular?need=lost.soon'
 */
export const finderUrl = (steps: string[], hash: string): string =>
  (steps.length > 0 ? `${PAGE}?${FINDER_PARAMETER}=${steps.join('.')}` : PAGE) + hash;

export interface FinderPosition {
  /** The valid answers. */
  steps: string[];
  /** The question or result that they lead to. */
  need: FinderNode;
}

/**
 * Resolves the search parameter, `lost.soon`, to a question or a result. Ignores the first unknown answer and
 * those after it; null leads to the first question.
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

/** Returns the translation key of a question or an answer in consular/needs.json: `tree.answers.lost`. */
export const translationKey = (steps: string[]): string =>
  ['tree', ...steps.flatMap((step) => ['answers', step])].join('.');

import { type FinderNode, serviceFinder } from '../../content/consular/serviceFinder';

/** The page with the questions. */
const PAGE = '/consular';

/** The search parameter that holds the answers. */
export const FINDER_PARAMETER = 'need';

/**
 * The URL of a question or a result. It keeps the hash of the current URL, because a change of the
 * hash would move the focus away from the questions.
 */
export const finderUrl = (steps: string[], hash: string): string =>
  (steps.length > 0 ? `${PAGE}?${FINDER_PARAMETER}=${steps.join('.')}` : PAGE) + hash;

export interface FinderPosition {
  /** The answers given, as far as they lead anywhere. */
  steps: string[];
  need: FinderNode;
}

/**
 * Follows answers such as `lost.soon` through the tree of questions, as far as they match; an unknown
 * answer counts as not answered yet.
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

/** The translation key of a question or an answer in consular/needs.json. */
export const translationKey = (steps: string[]): string =>
  ['tree', ...steps.flatMap((step) => ['answers', step])].join('.');

import { type Need, needs } from '../../content/consular/needs';

/** The page with the questions. */
const PAGE = '/consular';

/** The search parameter that holds the answers. */
export const PARAMETER = 'need';

/**
 * The URL of a question or a result. It keeps the hash of the current URL, because a change of the
 * hash would move the focus away from the questions.
 */
export const needUrl = (steps: string[], hash: string): string =>
  (steps.length > 0 ? `${PAGE}?${PARAMETER}=${steps.join('.')}` : PAGE) + hash;

export interface Found {
  /** The answers given, as far as they lead anywhere. */
  steps: string[];
  need: Need;
}

/**
 * Follows answers such as `lost.soon` through the tree of questions, as far as they match; an unknown
 * answer counts as not answered yet.
 */
export function findNeed(parameter: string | null): Found {
  const steps: string[] = [];
  let need: Need = needs;
  for (const step of parameter?.split('.') ?? []) {
    const next: Need | undefined =
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

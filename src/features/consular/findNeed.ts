import { type Need, needs } from '../../content/consular/needs';

/** The page on which the questions stand. */
const PAGE = '/consular';

/** The part of its address that holds the answers. */
export const PARAMETER = 'need';

/**
 * The address of a question or a result. The anchor of the present address stays in it, for a
 * change of anchor would move the focus away from the questions.
 */
export const needAddress = (steps: string[], hash: string): string =>
  (steps.length > 0 ? `${PAGE}?${PARAMETER}=${steps.join('.')}` : PAGE) + hash;

export interface Found {
  /** The answers given, as far as they lead anywhere. */
  steps: string[];
  need: Need;
}

/**
 * Follows an address such as `lost.soon` through the questions, as far as it goes; what the tree
 * does not have counts as not answered yet.
 */
export function findNeed(address: string | null): Found {
  const steps: string[] = [];
  let need: Need = needs;
  for (const step of address?.split('.') ?? []) {
    const next: Need | undefined =
      'answers' in need && Object.hasOwn(need.answers, step) ? need.answers[step] : undefined;
    if (!next) break;
    steps.push(step);
    need = next;
  }
  return { steps, need };
}

/** The key of a question's or an answer's words in consular/needs.json. */
export const wordsKey = (steps: string[]): string =>
  ['tree', ...steps.flatMap((step) => ['answers', step])].join('.');

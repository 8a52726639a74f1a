import { type FinderNode, serviceFinder } from '../../content/consular/serviceFinder';

const PAGE = '/consular';

/** What the finder shows: a question or a result. */
export type FinderStep = Exclude<FinderNode, string>;

/** The URL parameter with the answers given so far, separated by dots: `?need=lost.soon`. */
export const FINDER_PARAMETER = 'need';

/**
 * Returns the URL of a question of the finder. Keeps the current hash, because another hash would
 * move the focus away from the finder.
 * @param hash with its `#`, or ''
 * @example finderUrl(['lost', 'soon'], '') // '/consular?need=lost.soon'
 */
export const finderUrl = (steps: string[], hash: string): string =>
  (steps.length > 0 ? `${PAGE}?${FINDER_PARAMETER}=${steps.join('.')}` : PAGE) + hash;

/**
 * Returns what the finder shows after answers, and in `steps` the answers that were followed. Stops
 * before the first answer that is unknown or leads to a page: `lost.typo` and `lost.typo.soon` lead
 * to the question after `lost`.
 * @param parameter the answers, `lost.soon`; null or '' leads to the first question
 */
export function resolveStep(parameter: string | null): { steps: string[]; need: FinderStep } {
  const steps: string[] = [];
  let need: FinderStep = serviceFinder;
  for (const step of parameter?.split('.') ?? []) {
    const next: FinderNode | undefined =
      'answers' in need && Object.hasOwn(need.answers, step) ? need.answers[step] : undefined;
    if (!next || typeof next === 'string') break;
    steps.push(step);
    need = next;
  }
  return { steps, need };
}

/**
 * Returns the key, with its namespace, of the name of the last answer; of at least one answer.
 * First answers are in a namespace of their own, because home shows them alone.
 */
export const answerKey = (steps: string[]): string =>
  steps.length === 1
    ? `consular/needs:answers.${steps[0]}`
    : `consular/finder:${translationKey(steps)}.name`;

/**
 * Returns the key in consular/finder.json of the question or result that the answers lead to.
 * @example translationKey(['lost']) // 'tree.answers.lost'; translationKey([]) // 'tree'
 */
export const translationKey = (steps: string[]): string =>
  ['tree', ...steps.flatMap((step) => ['answers', step])].join('.');

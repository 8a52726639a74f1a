import type editor from '../../../locales/en/editor.json';
import type kinds from '../../../locales/en/kinds.json';

/** What a button of a form does; its name is under `action` in editor.json. */
export type FormAction = keyof typeof editor.action;

/** What a press of a button wants of a form. An alert is never a draft. */
export type Intention = FormAction | 'publishAlert';

export interface PublishingState {
  /** A notice that has ended counts as published. */
  stored: 'new' | 'draft' | 'scheduled' | 'published';
  /** Publication date of the form, compared with the current time. */
  date: 'empty' | 'past' | 'future';
  /** Whether the signed-in person may publish; otherwise they hand over to an admin. */
  mayPublish: boolean;
}

/** Key under `effect` of a kind in kinds.json. Articles lack two, because their button says it. */
type Effect = keyof typeof kinds.news.effect | 'now' | 'changes';

export interface PublishingPlan {
  primary: FormAction;
  secondary: FormAction[];
  effect: Effect;
}

/**
 * Returns the buttons of a form. A writer saves drafts only, and hands over to an admin: a draft
 * itself, or a revision with the changes of a published or scheduled item.
 */
export function publishingPlan({ stored, date, mayPublish }: PublishingState): PublishingPlan {
  const state = stored === 'new' ? 'draft' : stored;
  if (mayPublish) return PLANS[state][date];
  return state === 'draft'
    ? { primary: 'handOver', secondary: ['saveDraft'], effect: 'writerDraft' }
    : { primary: 'handOver', secondary: [], effect: 'writerLive' };
}

type State = Exclude<PublishingState['stored'], 'new'>;

const PLANS: Record<State, Record<PublishingState['date'], PublishingPlan>> = {
  draft: {
    empty: { primary: 'publishNow', secondary: ['saveDraft'], effect: 'now' },
    past: { primary: 'publishNow', secondary: ['saveDraft'], effect: 'nowDated' },
    future: { primary: 'schedule', secondary: ['saveDraft'], effect: 'schedule' },
  },
  scheduled: {
    empty: { primary: 'publishNow', secondary: ['toDraft'], effect: 'nowInstead' },
    past: { primary: 'publishNow', secondary: ['toDraft'], effect: 'nowDated' },
    future: { primary: 'saveChanges', secondary: ['publishNow', 'toDraft'], effect: 'schedule' },
  },
  published: {
    empty: { primary: 'publishChanges', secondary: ['toDraft'], effect: 'changes' },
    past: { primary: 'publishChanges', secondary: ['toDraft'], effect: 'changesDated' },
    future: { primary: 'schedule', secondary: ['toDraft'], effect: 'hide' },
  },
};

/** Returns whether visitors see what is saved, now or later. */
export const isForVisitors = (action: Intention): boolean =>
  action !== 'saveDraft' && action !== 'toDraft' && action !== 'handOver';

export const dateRelation = (date: Date | null, now: Date): PublishingState['date'] => {
  if (!date) return 'empty';
  return date > now ? 'future' : 'past';
};

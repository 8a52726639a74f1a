/** What a button of the form of an article or a notice does. */
export type FormAction =
  | 'saveDraft'
  | 'publishNow'
  | 'schedule'
  | 'publishChanges'
  | 'toDraft'
  | 'handOver';

/** What decides which buttons the form has. */
export interface PublishingState {
  /** The state of the stored item; a notice that has ended counts as published. */
  stored: 'new' | 'draft' | 'scheduled' | 'published';
  /** The date in the form, compared with the current time. */
  date: 'empty' | 'past' | 'future';
  role: 'admin' | 'writer';
}

/** The sentence that states the effect of the primary button. */
type Effect =
  | 'writerDraft'
  | 'writerLive'
  | 'now'
  | 'nowDated'
  | 'nowInstead'
  | 'schedule'
  | 'hide'
  | 'changes'
  | 'changesDated';

/** The buttons of the form, and the effect of the first one. */
export interface PublishingPlan {
  primary: FormAction;
  secondary: FormAction[];
  effect: Effect;
}

/**
 * Returns the buttons that the form of an article or a notice has, by the stored state, the date in the form and the
 * role of the account. A writer may save drafts only; changes of what visitors see, or will see, are handed over to
 * an admin as a working copy.
 */
export function publishingPlan({ stored, date, role }: PublishingState): PublishingPlan {
  const isDraft = stored === 'new' || stored === 'draft';
  if (role === 'writer') {
    return isDraft
      ? { primary: 'saveDraft', secondary: [], effect: 'writerDraft' }
      : { primary: 'handOver', secondary: [], effect: 'writerLive' };
  }
  if (isDraft) return { ...PLANS.draft[date], secondary: ['saveDraft'] };
  if (stored === 'scheduled') {
    const secondary: FormAction[] = date === 'future' ? ['publishNow', 'toDraft'] : ['toDraft'];
    return { ...PLANS.scheduled[date], secondary };
  }
  return { ...PLANS.published[date], secondary: ['toDraft'] };
}

type Plans = Record<PublishingState['date'], Omit<PublishingPlan, 'secondary'>>;

const PLANS: Record<'draft' | 'scheduled' | 'published', Plans> = {
  draft: {
    empty: { primary: 'publishNow', effect: 'now' },
    past: { primary: 'publishNow', effect: 'nowDated' },
    future: { primary: 'schedule', effect: 'schedule' },
  },
  scheduled: {
    empty: { primary: 'publishNow', effect: 'nowInstead' },
    past: { primary: 'publishNow', effect: 'nowDated' },
    future: { primary: 'schedule', effect: 'schedule' },
  },
  published: {
    empty: { primary: 'publishChanges', effect: 'changes' },
    past: { primary: 'publishChanges', effect: 'changesDated' },
    future: { primary: 'schedule', effect: 'hide' },
  },
};

/**
 * Returns whether visitors see what is saved by an action, now or later.
 */
export const publishes = (action: FormAction): boolean =>
  action === 'publishNow' || action === 'schedule' || action === 'publishChanges';

/** Returns how the date of a form relates to an instant. */
export const relationOf = (date: Date | null, now: Date): PublishingState['date'] => {
  if (!date) return 'empty';
  return date > now ? 'future' : 'past';
};

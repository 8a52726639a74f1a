export type FormAction =
  | 'saveDraft'
  | 'publishNow'
  | 'schedule'
  | 'publishChanges'
  | 'saveChanges'
  | 'toDraft'
  | 'handOver';

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

export interface PublishingPlan {
  primary: FormAction;
  secondary: FormAction[];
  effect: Effect;
}

/**
 * Returns the buttons of a form. A writer saves drafts only, and hands over to an admin: a draft itself, or as a working copy the
 * changes of what visitors see or will see.
 */
export function publishingPlan({ stored, date, mayPublish }: PublishingState): PublishingPlan {
  const isDraft = stored === 'new' || stored === 'draft';
  if (!mayPublish) {
    return isDraft
      ? { primary: 'handOver', secondary: ['saveDraft'], effect: 'writerDraft' }
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
    future: { primary: 'saveChanges', effect: 'schedule' },
  },
  published: {
    empty: { primary: 'publishChanges', effect: 'changes' },
    past: { primary: 'publishChanges', effect: 'changesDated' },
    future: { primary: 'schedule', effect: 'hide' },
  },
};

/** Returns whether visitors see what is saved, now or later. */
export const isForVisitors = (action: Intention): boolean =>
  action !== 'saveDraft' && action !== 'toDraft' && action !== 'handOver';

export const relationOf = (date: Date | null, now: Date): PublishingState['date'] => {
  if (!date) return 'empty';
  return date > now ? 'future' : 'past';
};

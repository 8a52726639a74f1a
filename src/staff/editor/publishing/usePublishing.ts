import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { fromMoscowInput } from '../../../lib/dates/moscowTime';
import { useStaffRole } from '../../auth/session/useStaffMember';
import { definitionOf } from '../../kinds/kinds';
import { stateOf } from '../../kinds/values';
import { useItemFormState } from '../form/useItemForm';
import {
  type FormAction,
  type PublishingPlan,
  publishes,
  publishingPlan,
  relationOf,
} from './publishingPlan';

/** Milliseconds between two comparisons of the form's date with the clock. */
const INTERVAL_MS = 30_000;

export interface Publishing extends PublishingPlan {
  date: Date | null;
  run: (action: FormAction) => void;
}

/** What the buttons of a form know of the stored item: visitors saw an ended one, too. */
const STORED = {
  draft: 'draft',
  scheduled: 'scheduled',
  shown: 'published',
  ended: 'published',
} as const;

/**
 * The buttons of a form, which follow its date and the clock. `run` sets the status that an action
 * stands for and saves.
 */
export function usePublishing(): Publishing {
  const { kind, item, form, submit } = useItemFormState();
  const { from } = definitionOf(kind).period;
  const now = useNow();
  const date = fromMoscowInput(String(useWatch({ control: form.control, name: from })));
  const plan = publishingPlan({
    stored: item ? STORED[stateOf(kind, item)] : 'new',
    role: useStaffRole(),
    date: relationOf(date, now),
  });
  const set = (name: string, value: string) => form.setValue(name, value, { shouldDirty: true });
  const run = (action: FormAction) => {
    if (action === 'handOver') return void submit(undefined, true);
    set('status', publishes(action) ? 'published' : 'draft');
    // A future date would schedule it.
    if (action === 'publishNow' && date && date > new Date()) set(from, '');
    void submit();
  };
  return { ...plan, date, run };
}

function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

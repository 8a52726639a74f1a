import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { fromMoscowInput } from '../../../lib/dates/moscowTime';
import { useStaffRole } from '../../auth/session/useStaffMember';
import { definitionOf } from '../../kinds/kinds';
import { stateOf } from '../../kinds/values';
import { useItemFormState } from '../form/useItemForm';
import { type PublishingPlan, publishingPlan, relationOf } from './publishingPlan';

/** Milliseconds between two comparisons of the form's date with the clock. */
const INTERVAL_MS = 30_000;

export interface Publishing extends PublishingPlan {
  date: Date | null;
}

/** What the buttons of a form know of the stored item: visitors saw an ended one, too. */
const STORED = {
  draft: 'draft',
  scheduled: 'scheduled',
  shown: 'published',
  ended: 'published',
} as const;

/** The buttons of a form, which follow its date and the clock. */
export function usePublishing(): Publishing {
  const { kind, item, form } = useItemFormState();
  const { from } = definitionOf(kind).period;
  const now = useNow();
  const date = fromMoscowInput(String(useWatch({ control: form.control, name: from })));
  const plan = publishingPlan({
    stored: item ? STORED[stateOf(kind, item)] : 'new',
    role: useStaffRole(),
    date: relationOf(date, now),
  });
  return { ...plan, date };
}

function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

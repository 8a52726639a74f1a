import { useWatch } from 'react-hook-form';
import { fromMoscowInput } from '../../../lib/dates/moscowTime';
import { useMinute } from '../../../lib/dates/useMinute';
import { useCan } from '../../auth/session/useStaffMember';
import { definitionOf } from '../../kinds/kinds';
import { stateOf } from '../../kinds/values';
import { useItemFormState } from '../form/useItemForm';
import { type PublishingPlan, publishingPlan, relationOf } from './publishingPlan';

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
  const now = useMinute() ?? new Date();
  const date = fromMoscowInput(String(useWatch({ control: form.control, name: from })));
  const plan = publishingPlan({
    stored: item ? STORED[stateOf(kind, item)] : 'new',
    publishes: useCan()('publish', kind),
    date: relationOf(date, now),
  });
  return { ...plan, date };
}

import { useEffect, useState } from 'react';
import { type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form';
import { fromMoscowInput } from '../../../lib/dates/moscowTime';
import type { TextValues } from '../form/itemFormConfig';
import {
  type FormAction,
  type PublishingPlan,
  type PublishingState,
  publishes,
  publishingPlan,
  relationOf,
} from './publishingPlan';

/** Milliseconds between two comparisons of the form's date with the clock. */
const INTERVAL_MS = 30_000;

interface Options<Values extends TextValues> extends Pick<PublishingState, 'stored' | 'role'> {
  form: UseFormReturn<Values, unknown, Values>;
  /** Field of the date from which visitors see the item. */
  dateField: Path<Values>;
  submit: () => Promise<void>;
  /** Stores the form as a working copy for an admin. */
  handOver: () => void;
}

export interface Publishing extends PublishingPlan {
  date: Date | null;
  run: (action: FormAction) => void;
}

/**
 * The buttons of a form, which follow its date and the clock. `run` sets the status that an action
 * stands for and saves.
 */
export function usePublishing<Values extends TextValues>(options: Options<Values>): Publishing {
  const { form, dateField, stored, role, submit } = options;
  const now = useNow();
  const date = fromMoscowInput(String(useWatch({ control: form.control, name: dateField })));
  const plan = publishingPlan({ stored, role, date: relationOf(date, now) });
  const set = (name: string, value: string) =>
    form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
    });
  const run = (action: FormAction) => {
    if (action === 'handOver') return options.handOver();
    set('status', publishes(action) ? 'published' : 'draft');
    // A future date would schedule it.
    if (action === 'publishNow' && date && date > new Date()) set(dateField, '');
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

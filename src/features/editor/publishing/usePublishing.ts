import { useEffect, useState } from 'react';
import { type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form';
import { fromMoscowInput } from '../../../lib/dates/moscowTime';
import type { TextValues } from '../autosave/formValues';
import {
  type FormAction,
  type PublishingPlan,
  type PublishingState,
  publishes,
  publishingPlan,
  relationOf,
} from './publishingPlan';

/** How often the current time is compared with the date of the form, in ms. */
const INTERVAL_MS = 30_000;

interface Options<Values extends TextValues> extends Pick<PublishingState, 'stored' | 'role'> {
  form: UseFormReturn<Values, unknown, Values>;
  /** The field of the date from which visitors see the item. */
  dateField: Path<Values>;
  /** Validates and saves the form. */
  submit: () => Promise<void>;
  /** Keeps the form as a working copy for an admin. */
  handOver: () => void;
}

/** The buttons of a form with the date they name, and the function that runs one. */
export interface Publishing extends PublishingPlan {
  /** The date in the form; null for none. */
  date: Date | null;
  run: (action: FormAction) => void;
}

/**
 * Returns what the buttons of the form of an article or a notice do, which follows its date and the clock, and `run`,
 * which sets the status that an action stands for and saves.
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
    // A date in the future would schedule it.
    if (action === 'publishNow' && date && date > new Date()) set(dateField, '');
    void submit();
  };
  return { ...plan, date, run };
}

/** Returns the current time, at most half a minute old. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

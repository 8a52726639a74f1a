import { createContext, useContext, useLayoutEffect, useReducer } from 'react';

/** A field that processes images reports 1 at its start, −1 at its end. */
export const PreparingContext = createContext<(change: 1 | -1) => void>(() => undefined);

/** Counts the fields of a form that are processing images; `report` is the value for PreparingContext. */
export function usePreparing() {
  const [fields, report] = useReducer((before: number, change: 1 | -1) => before + change, 0);
  return { preparing: fields > 0, report };
}

/** Reports to the form whether the field is processing images; unmounting reports the end. */
export function useReportPreparing(preparing: boolean): void {
  const report = useContext(PreparingContext);
  // A layout effect, because the form must know before the next click, which may submit it.
  useLayoutEffect(() => {
    if (!preparing) return undefined;
    report(1);
    return () => report(-1);
  }, [preparing, report]);
}

import { createContext, useCallback, useContext, useLayoutEffect, useState } from 'react';

/** Counts the fields of a form that are processing images: a field reports 1 at its start, −1 at its end. */
export const PreparingContext = createContext<(change: 1 | -1) => void>(() => undefined);

/**
 * Counts the fields of a form that are processing images.
 * @returns `preparing`, true while any field is; `report`, the stable value for PreparingContext, with which
 *   a field reports 1 at its start and −1 at its end
 */
export function usePreparing(): { preparing: boolean; report: (change: 1 | -1) => void } {
  const [fields, setFields] = useState(0);
  const report = useCallback((change: 1 | -1) => setFields((before) => before + change), []);
  return { preparing: fields > 0, report };
}

/**
 * Reports to the form around a field whether the field is processing images; unmounting the field reports the
 * end. Does nothing outside a PreparingContext.
 */
export function useReportPreparing(preparing: boolean): void {
  const report = useContext(PreparingContext);
  // A layout effect, because the form must know before the next click, which may submit it.
  useLayoutEffect(() => {
    if (!preparing) return undefined;
    report(1);
    return () => report(-1);
  }, [preparing, report]);
}

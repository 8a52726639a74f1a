import { createContext, useCallback, useContext, useLayoutEffect, useState } from 'react';

/** Reports to the form that a field starts (1) or stops (−1) to process images. */
export const PreparingContext = createContext<(change: 1 | -1) => void>(() => undefined);

/** For a form: whether a field is processing images, and the value of the context. */
export function usePreparing(): { preparing: boolean; report: (change: 1 | -1) => void } {
  const [fields, setFields] = useState(0);
  const report = useCallback((change: 1 | -1) => setFields((before) => before + change), []);
  return { preparing: fields > 0, report };
}

/** For a field: reports to the form while images are processed. */
export function useReportPreparing(preparing: boolean): void {
  const report = useContext(PreparingContext);
  // A layout effect, because the form must know before the next click, which may be the one that saves.
  useLayoutEffect(() => {
    if (!preparing) return undefined;
    report(1);
    return () => report(-1);
  }, [preparing, report]);
}

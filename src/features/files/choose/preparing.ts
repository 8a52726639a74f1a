import { createContext, useCallback, useContext, useLayoutEffect, useState } from 'react';

/** Tells the form that a field begins (1) or ends (−1) to prepare pictures. */
export const PreparingContext = createContext<(change: 1 | -1) => void>(() => undefined);

/** For a form: whether any of its fields is preparing pictures, and what the context gives to them. */
export function usePreparing(): { preparing: boolean; report: (change: 1 | -1) => void } {
  const [fields, setFields] = useState(0);
  const report = useCallback((change: 1 | -1) => setFields((before) => before + change), []);
  return { preparing: fields > 0, report };
}

/** For a field: tells the form for as long as pictures are being prepared. */
export function useReportPreparing(preparing: boolean): void {
  const report = useContext(PreparingContext);
  // A layout effect, because the form must know before the next click, which may be the one that saves.
  useLayoutEffect(() => {
    if (!preparing) return undefined;
    report(1);
    return () => report(-1);
  }, [preparing, report]);
}

/**
 * The change that staff preview on this page (staff/words/PagePreview.tsx), a row of facts as JSON; null elsewhere. Browsers show the
 * element of a frame to a page of the same origin alone.
 */
export const previewed: string | null =
  globalThis.frameElement?.getAttribute('data-preview') ?? null;

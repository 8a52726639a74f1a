/**
 * The change that staff preview on this page (staff/words/PagePreview.tsx): a row of facts as JSON,
 * or null. Only a page of the same origin can read the frame element.
 */
export const previewed: string | null =
  globalThis.frameElement?.getAttribute('data-preview') ?? null;

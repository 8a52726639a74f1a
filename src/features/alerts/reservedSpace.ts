/** The custom property by which public/language.js reserves the space of the banner. */
const SPACE = '--alerts-space';

/** Returns the height in pixels that public/language.js has reserved for alerts; 0 without any. */
export const reservedSpace = (): number =>
  Number.parseFloat(document.documentElement.style.getPropertyValue(SPACE)) || 0;

/** Gives the reserved height back. */
export const removeReservedSpace = (): void => {
  document.documentElement.style.removeProperty(SPACE);
};

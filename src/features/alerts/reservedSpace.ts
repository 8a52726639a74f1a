/** The custom property by which public/language.js reserves the space of the banner. */
const SPACE = '--alerts-space';

/** Returns the reserved space in pixels; 0 without any. */
export const reservedSpace = (): number =>
  Number.parseFloat(document.documentElement.style.getPropertyValue(SPACE)) || 0;

/** Gives the reserved space back. Idempotent. */
export const removeReservedSpace = (): void => {
  document.documentElement.style.removeProperty(SPACE);
};

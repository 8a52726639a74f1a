/** The custom property by which public/language.js reserves the space of the banner. */
const SPACE = '--alerts-space';

/** In pixels; 0 without any. */
export const reservedSpace = (): number =>
  Number.parseFloat(document.documentElement.style.getPropertyValue(SPACE)) || 0;

/** Idempotent. */
export const removeReservedSpace = (): void => {
  document.documentElement.style.removeProperty(SPACE);
};

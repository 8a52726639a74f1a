/** Returns the prerendered tags of the head that React has not adopted yet. */
export const prerenderedTags = () => document.querySelectorAll<HTMLElement>('head > [data-page]');

/** Removes the prerendered head tags, because React renders another page's tags. */
export function removePrerenderedHead(): void {
  for (const tag of prerenderedTags()) tag.remove();
}

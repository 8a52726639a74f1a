/** Returns the prerendered tags of the head that React has not adopted yet. */
export const prerenderedTags = () => document.querySelectorAll<HTMLElement>('head > [data-page]');

/** Removes the prerendered tags of the head, because React renders those of another page. */
export function removePrerenderedHead(): void {
  for (const tag of prerenderedTags()) tag.remove();
}

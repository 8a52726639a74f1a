/** Those that React has not adopted. */
export const prerenderedTags = () => document.querySelectorAll<HTMLElement>('head > [data-page]');

/** Because React renders the head of another page. */
export function removePrerenderedHead(): void {
  for (const tag of prerenderedTags()) tag.remove();
}

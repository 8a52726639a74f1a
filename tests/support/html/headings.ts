/** Returns the levels of headings that are more than one level below the preceding one. */
export const skippedLevels = (page: Document): number[] =>
  [...page.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    .map(({ tagName }) => Number(tagName[1]))
    .filter((level, index, all) => level > (all[index - 1] ?? 0) + 1);

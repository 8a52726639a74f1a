/** Breaks a text at spaces into lines of at most so many characters; a word that is longer is broken too. */
export function linesOf(text: string, characters: number): string[] {
  const lines: string[] = [];
  for (const word of text.trim().split(/ +/)) {
    const last = lines.at(-1);
    if (last !== undefined && [...last, ' ', ...word].length <= characters) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      const parts = word.match(new RegExp(`.{1,${characters}}`, 'gsu')) ?? [];
      lines.push(...parts);
    }
  }
  return lines;
}

/** The characters of the same keys on an English and on a Russian keyboard. */
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбюё';

const counterparts = new Map(
  [...LATIN].flatMap((latin, index): [string, string][] => {
    const cyrillic = CYRILLIC[index] ?? latin;
    return [
      [latin, cyrillic],
      [cyrillic, latin],
    ];
  }),
);

/**
 * Returns the text as the other keyboard layout, QWERTY or ЙЦУКЕН, would have typed it, in lower case: `dbpf` becomes `виза`,
 * `мшыф` `visa`. Digits and other characters stay.
 */
export const onOtherKeyboard = (text: string): string =>
  [...text.toLowerCase()].map((character) => counterparts.get(character) ?? character).join('');

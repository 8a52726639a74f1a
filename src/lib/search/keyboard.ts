/** The same keys on an English and on a Russian keyboard. */
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбюё';

const other = new Map(
  [...LATIN].flatMap((latin, index): [string, string][] => {
    const cyrillic = CYRILLIC[index] ?? latin;
    return [
      [latin, cyrillic],
      [cyrillic, latin],
    ];
  }),
);

/** What the same keys give on the other keyboard: `dbpf` → `виза`, `мшыф` → `visa`. */
export const onOtherKeyboard = (text: string): string =>
  [...text.toLowerCase()].map((sign) => other.get(sign) ?? sign).join('');

/**
 * The trigger that fills an empty slug in the database follows the same rules, so that the form can
 * show the address beforehand: small letters; Cyrillic by the table below; other letters without
 * their accents; apostrophes go; every run of other characters becomes one hyphen, none at either
 * end; at most 80 characters, cut between words where possible.
 */
const MAX_LENGTH = 80;

// biome-ignore format: a table is easier to check against its source in rows
const CYRILLIC: Record<string, string> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'yo', ж: 'zh', з: 'z', и: 'i', й: 'y',
  к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f',
  х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya',
};

/**
 * A title as the last part of an address: `Чай из Керичо` → `chay-iz-kericho`. A title without
 * letters or digits gives an empty text; the database then uses `news`.
 */
export function slugify(title: string): string {
  const slug = title
    // Composed first: й typed as и + breve is still й.
    .normalize('NFC')
    .toLowerCase()
    .replace(/[а-яё]/g, (letter) => CYRILLIC[letter] ?? '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug.length <= MAX_LENGTH) return slug;
  const words = slug.slice(0, MAX_LENGTH + 1).replace(/-[^-]*$/, '');
  return words.slice(0, MAX_LENGTH);
}

/**
 * Rules of slugs, as the database trigger for an empty slug has them: lower case, Cyrillic
 * transliterated by the table below, other letters without accents, no apostrophes. Each run of
 * other characters is one hyphen, none at either end. At most 80 characters, cut between words if
 * possible.
 */
const MAX_LENGTH = 80;

// biome-ignore format: a table is easier to check against its source in rows
const CYRILLIC: Record<string, string> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'yo', ж: 'zh', з: 'z', и: 'i', й: 'y',
  к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f',
  х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya',
};

/**
 * Returns the slug of a title: `chay-iz-kericho` of `Чай из Керичо` (R2.8), at most 80 characters.
 * @returns `''` for a title without letters or digits; the database then uses `news`
 */
export function slugify(title: string): string {
  const slug = title
    // NFC first, so that й typed as и and a breve is found in the table.
    .normalize('NFC')
    .toLowerCase()
    .replace(/[а-яё]/g, (letter) => CYRILLIC[letter] ?? '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug.length <= MAX_LENGTH) return slug;
  const wholeWords = slug.slice(0, MAX_LENGTH + 1).replace(/-[^-]*$/, '');
  return wholeWords.slice(0, MAX_LENGTH);
}

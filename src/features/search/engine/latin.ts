/** Latin letters and the Cyrillic ones that they are typed for, the longer ones first. */
const SPELLINGS: readonly (readonly [string, string])[] = [
  // Known from the passport, so that it is not spelled by its sound.
  ...'visa виза,shch щ,sch щ,zh ж,kh х,ts ц,tz ц,ch ч,sh ш,yo е,jo е,yu ю,ju ю,ya я,ja я,ye е,je е'.split(
    ',',
  ),
  ...'a а,b б,c ц,d д,e е,f ф,g г,h х,i и,j й,k к,l л,m м,n н,o о,p п,q к,r р,s с,t т,u у,v в,w в,x кс,y ы,z з'.split(
    ',',
  ),
].map((pair) => [pair.split(' ')[0] ?? '', pair.split(' ')[1] ?? ''] as const);
const cyrillicOf = new Map(SPELLINGS);
const LATIN = new RegExp(SPELLINGS.map(([latin]) => latin).join('|'), 'g');

/** Returns a word in Cyrillic letters, by the commonest of the many ways to spell Russian: `паспорт` of `pasport`. */
export const inCyrillic = (word: string): string =>
  word.replace(LATIN, (letters) => cyrillicOf.get(letters) ?? letters);

/** Returns what words have in common that people spell differently in Latin letters: one sound for `часы`, `chasi` and `chasy`. */
export const soundOf = (word: string): string =>
  word
    .replace(/[ьъ]/g, '')
    .replace(/тся|тса/g, 'ца')
    .replace(/[ёэ]/g, 'е')
    .replace(/[йы]/g, 'и')
    .replace(/я/g, 'а')
    .replace(/ю/g, 'у')
    .replace(/щ/g, 'ш')
    .replace(/(.)\1+/g, '$1');

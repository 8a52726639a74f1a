/** The notes of US dollars, in USD. */
const NOTES = [100, 50, 20, 10, 5, 2, 1];

/**
 * Returns the fewest notes that make a sum in US dollars.
 * @example notesOf(70) // [{ note: 50, number: 1 }, { note: 20, number: 1 }]
 */
export function notesOf(sum: number): { note: number; number: number }[] {
  let rest = sum;
  return NOTES.flatMap((note) => {
    const number = Math.floor(rest / note);
    rest -= number * note;
    return number > 0 ? [{ note, number }] : [];
  });
}

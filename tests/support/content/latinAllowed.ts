/** Names that stay in Latin letters in Russian texts. */
const names = new Set(
  `eTA eCitizen Magical Kenya Airways Jambojet Maasai Market Visa Mastercard MyGov YouTube OpenStreetMap openstreetmap org JavaScript Google
  English Spinster Bachelor Widowed Divorced Single Markdown icipe M-Pesa KenInvest KenTrade
  Directorate of Criminal Investigations Police Clearance Certificate certificate good conduct Maisha
  permit student pass alien card WhatsApp USIU-Africa Open World Tour axe Travel Expo Uber Bolt Little Faras Word Ctrl Caps Lock Port Health Supabase Vercel`.split(
    /\s+/,
  ),
);

/**
 * Returns whether a Latin word is allowed in a Russian text: a name, an abbreviation, a Roman
 * numeral.
 */
export const isLatinAllowed = (word: string): boolean =>
  names.has(word) || /^[A-Z]{2,6}-?$/.test(word);

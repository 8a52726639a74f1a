import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js/min';

/** Staff sign in with Russian or Kenyan numbers; a number with a country code may be any. */
const HOME_COUNTRIES: CountryCode[] = ['RU', 'KE'];

/** Country code without a plus: 7 or 254, then a complete national number. */
const BARE_INTERNATIONAL = /^(?:7\d{10}|254\d{9})$/;

/**
 * A phone number in a usual spelling (`8 (916) 123-45-67`, `0712 345 678`, `+254 712…`, `00254…`)
 * as E.164 (`+79161234567`), or null when it is no possible number.
 */
export function toE164(text: string): string | null {
  const spelt = text.trim();
  // Letters would otherwise be read as the keys of a telephone, or skipped.
  if (!/^\+?[\d\s().\-–~]+$/.test(spelt)) return null;
  const digits = spelt.replace(/\D/g, '');
  if (spelt.startsWith('+') || BARE_INTERNATIONAL.test(digits)) return valid(`+${digits}`);
  if (digits.startsWith('00')) return valid(`+${digits.replace(/^0+/, '')}`);
  for (const country of HOME_COUNTRIES) {
    const number = valid(digits, country);
    if (number) return number;
  }
  return null;
}

function valid(text: string, country?: CountryCode): string | null {
  const parsed = parsePhoneNumber(text, country);
  return parsed?.isValid() ? parsed.number : null;
}

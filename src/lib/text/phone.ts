import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js/min';

/** The countries of numbers without a country code, in this order. */
const HOME_COUNTRIES: CountryCode[] = ['RU', 'KE'];

/** Country code without a plus: 7 or 254, then a complete national number. */
const BARE_INTERNATIONAL = /^(?:7\d{10}|254\d{9})$/;

/**
 * Parses a phone number for signing in (R5.9) or for a fact: `8 (916) 123-45-67`, `0712 345 678`,
 * `+254 712…`, `00254…`. Without a country code it is Russian if it is valid as such, else Kenyan.
 * @returns the number in E.164 format (`+79161234567`); null for a text that is not a valid number
 */
export function toE164(text: string): string | null {
  const trimmed = text.trim();
  // libphonenumber reads letters as the keys of a telephone, or skips them.
  if (!/^\+?[\d\s().\-–~]+$/.test(trimmed)) return null;
  const digits = trimmed.replace(/\D/g, '');
  if (trimmed.startsWith('+') || BARE_INTERNATIONAL.test(digits)) return parseValid(`+${digits}`);
  if (digits.startsWith('00')) return parseValid(`+${digits.replace(/^0+/, '')}`);
  for (const country of HOME_COUNTRIES) {
    const number = parseValid(digits, country);
    if (number) return number;
  }
  return null;
}

/** Parses a number in a country or with a country code, in E.164 format; null if not valid. */
function parseValid(text: string, country?: CountryCode): string | null {
  const parsed = parsePhoneNumber(text, country);
  return parsed?.isValid() ? parsed.number : null;
}

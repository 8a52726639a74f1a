import type { i18n } from 'i18next';
import type { Duration, Money } from '../../content/facts';
import { textAt } from './dynamicKey';
import { formatNumber } from './intl';
import { localeOf } from './languages';

/** Formats a phone number with no-break spaces: `+7 495 637 21 86` (ru), `+7 495 637 2186` (en); `+254 712 345 678`. */
const formatPhone = (phone: string, language: string): string => {
  const tail = language === 'ru' ? '$4 $5' : '$4$5';
  return phone
    .replace(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/, (_, a, b, c, d) =>
      `+7 ${a} ${b} ${tail}`.replace('$4', c).replace('$5', d),
    )
    .replace(/^\+254(\d{3})(\d{3})(\d{3})$/, '+254 $1 $2 $3')
    .replaceAll(' ', '\u00a0');
};

const amountText = ({ amount, max }: Duration, language: string | undefined): string => {
  const text = (number: number) => formatNumber(number, localeOf(language));
  return max === undefined ? text(amount) : `${text(amount)}–${text(max)}`;
};

/**
 * Adds the formats `money` (`USD 20`), `duration`, `durationGen` (Russian genitive) and `phone` to an i18next instance.
 * `common.json` has the units with their plurals.
 */
export const addFormats = (instance: i18n): void => {
  const formatter = instance.services.formatter;
  if (!formatter) return;
  const withUnit = (key: string, count: number, amount: string, lng: string | undefined) =>
    textAt(instance.getFixedT(lng ?? 'en', 'common'), key, { count, amount });

  formatter.add('money', (value: Money, lng) =>
    withUnit(
      `money.${value.currency}`,
      value.amount,
      formatNumber(value.amount, localeOf(lng)),
      lng,
    ),
  );
  formatter.add('duration', (value: Duration, lng) =>
    withUnit(`units.${value.unit}`, value.max ?? value.amount, amountText(value, lng), lng),
  );
  formatter.add('durationGen', (value: Duration, lng) =>
    withUnit(`unitsGen.${value.unit}`, value.max ?? value.amount, amountText(value, lng), lng),
  );
  formatter.add('phone', (value: string, lng) => formatPhone(value, lng ?? 'en'));
};

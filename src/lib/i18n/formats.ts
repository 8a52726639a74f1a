import type { i18n } from 'i18next';
import type { Duration, Money } from '../../content/facts';
import { textAt } from './dynamicKey';
import { formatNumber } from './intl';
import { toLocale } from './languages';

/**
 * Sets no-break spaces in a Russian or Kenyan number of full length: `+7 495 637 21 86` (ru),
 * `+7 495 637 2186` (en), `+254 712 345 678`. In any other number the typed spaces do not break.
 */
const formatPhone = (phone: string, language: string): string =>
  phone
    .replace(/^\+7(\d{3})(\d{3})(\d\d)(\d\d)$/, `+7 $1 $2 $3${language === 'ru' ? ' ' : ''}$4`)
    .replace(/^\+254(\d{3})(\d{3})(\d{3})$/, '+254 $1 $2 $3')
    .replaceAll(' ', '\u00a0');

type Range = Pick<Duration, 'amount' | 'max'>;

/**
 * Adds the formats `money` (`USD 20`), `duration`, `durationGen` (Russian genitive) and `phone` to
 * i18next; `common.json` has the units with their plurals.
 */
export const addFormats = (instance: i18n): void => {
  const formatter = instance.services.formatter;
  if (!formatter) return;
  const withUnit = (key: string, { amount, max }: Range, lng = 'en') => {
    const text = (number: number) => formatNumber(number, toLocale(lng));
    return textAt(instance.getFixedT(lng, 'common'), key, {
      count: max ?? amount,
      amount: max === undefined ? text(amount) : `${text(amount)}–\u2060${text(max)}`,
    });
  };

  formatter.add('money', ({ amount, currency }: Money, lng) =>
    withUnit(`money.${currency}`, { amount }, lng),
  );
  formatter.add('duration', (value: Duration, lng) => withUnit(`units.${value.unit}`, value, lng));
  formatter.add('durationGen', (value: Duration, lng) =>
    withUnit(`unitsGen.${value.unit}`, value, lng),
  );
  formatter.add('phone', (value: string, lng) => formatPhone(value, lng ?? 'en'));
};

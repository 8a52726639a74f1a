import type { Currency, Duration, Money, TimeUnit } from '../../content/facts';
import { pages } from '../../content/site';
import { daysBetween, parseDay } from '../../lib/dates/calendarDay';
import { moscowToday } from '../../lib/dates/moscowTime';
import { env } from '../../lib/env';
import {
  checkFact,
  type FactKind,
  type FactValues,
  MAX_CLOSED_DAYS,
} from '../../lib/facts/checkFact';
import { i18n } from '../../lib/i18n/i18n';
import { type Language, languages } from '../../lib/i18n/languages';
import { toE164 } from '../../lib/text/phone';
import { isOwnImage } from '../../lib/urls/media';
import type { FieldErrorCode } from '../forms/fieldErrors';
import { httpUrlError } from '../kinds/field';

export type FactInput = Record<string, string>;

const CURRENCIES: readonly Currency[] = ['USD', 'RUB', 'KES'];
const UNITS: readonly TimeUnit[] = ['hour', 'day', 'workingDay', 'week', 'month', 'year'];

export type Control =
  | 'number'
  | 'text'
  | 'tel'
  | 'email'
  | 'url'
  | 'time'
  | 'date'
  | 'lines'
  /** The values of a choice; empty for none. */
  | readonly string[];

interface FactForm<Value = unknown> {
  fields: Record<string, Control>;
  /** Names of labels where that of the field would not fit. */
  labels?: Record<string, string>;
  /** Fields that may stay empty. */
  optional?: string[];
  read(value: Value): FactInput;
  /** Returns the value of a trimmed input; `builtIn`, that of content/facts.ts, has what the form does not ask for. */
  write(input: FactInput, builtIn: unknown): unknown;
  /** Returns the error of each field; a falsy value for none. */
  errors(input: FactInput): Record<string, FieldErrorCode | '' | false | null | undefined>;
}

const numberOf = (text = ''): number =>
  text === '' ? Number.NaN : Number(text.replace(/\s/g, '').replace(',', '.'));
const amountError = (text = '') => !(numberOf(text) >= 0) && ('amountWrong' as const);
const maxError = ({ amount = '', max = '' }: FactInput) =>
  max !== '' && !(numberOf(max) > numberOf(amount)) && 'maxSmall';
const optionalNumber = (name: string, text = '') => text !== '' && { [name]: numberOf(text) };
const trimmed = (input: FactInput): FactInput =>
  Object.fromEntries(Object.entries(input).map(([name, text]) => [name, text.trim()]));

/** Pads a time of the site, `9:00`, for the control, `09:00`. */
const padded = (time?: string) => (time ? time.padStart(5, '0') : '');
const unpadded = (time = '') => time.replace(/^0(?=\d:)/, '');

const durationInput = ({ amount, max, unit }: Duration): FactInput => ({
  amount: String(amount),
  max: max === undefined ? '' : String(max),
  unit,
});

const figureInput = (figure: Money | Duration | undefined): FactInput => {
  if (!figure) return { figure: '', amount: '', max: '' };
  if ('currency' in figure)
    return { figure: figure.currency, amount: String(figure.amount), max: '' };
  const { unit = '', ...rest } = durationInput(figure);
  return { figure: unit, ...rest };
};

/** Paths in a text, `/consular/pets`, that are no page of the site. */
const leadsNowhere = (text = ''): boolean =>
  [...text.matchAll(/(?:^|[\s(«“"])(\/[a-z][\w/-]*)/g)].some(
    ([, path = '']) =>
      !pages.some((page) => page.path === path.replace(/^\/ru(?=\/|$)/, '').replace(/\/$/, '')),
  );

/** Returns the path of a URL of this site, as it is copied from a page; any other text unchanged. */
const ownPath = (url: string): string =>
  [env.siteUrl, location.origin].reduce((text, site) => text.replace(`${site}/`, '/'), url);

/** Defines the form of a value that is a text, with one field, named as its control. */
const oneField = (
  control: Control & string,
  errorOf: (text: string) => FieldErrorCode | false | null,
): FactForm<string> => ({
  fields: { [control]: control },
  read: (value) => ({ [control]: String(value) }),
  write: (input) => input[control],
  errors: (input) => ({ [control]: errorOf(input[control] ?? '') }),
});

/** Questions that are answered by yes or no, with words where they are needed. */
const YES_NO =
  `payment appointment justiceFirst otherOffices embassyFingerprints conductFee registrarToo form19a
  childFingerprints issueDate oldPassport emergencyDual letter noCard newbornTravel attorneyLocal consulVisit
  powerOfAttorney certifiedCopies birthFee emergencyFee isBirthFee isLegalization dutyPhone officialEmail mapPin directions
  swahili honoraryConsul`.split(/\s+/);
/** Questions about an amount of money, and those about a time. */
const MONEY =
  `birthFee emergencyFee embassyFee regainFee diplomaticFee renounceForm marriageCopies powerOfAttorney
  certifiedCopies remainsLetter`.split(/\s+/);
const TIMES = ['remainsLetter', 'marriageValid', 'emergencyIssued', 'answerTime'];

const yesOrNo = (answer: string, language: Language): string =>
  i18n.getFixedT(language, 'facts')(`unit.${answer as 'yes'}`);

/**
 * Returns the form of an answer with the fields that fit its question, and those of a `stored` figure. “Yes” and “no” are the
 * first words of both texts.
 */
function answerForm(question: string, stored?: unknown): FactForm<FactValues['answer']> {
  const asksYesNo = YES_NO.includes(question);
  const hasFigure = Object(stored).figure !== undefined;
  const money = hasFigure || MONEY.includes(question) ? CURRENCIES : [];
  const times = hasFigure || TIMES.includes(question) ? UNITS : [];
  const figureFields = {
    amount: 'number' as const,
    ...(times.length > 0 && { max: 'number' as const }),
    figure: ['', ...money, ...times],
  };
  return {
    fields: {
      ...(asksYesNo && { yes: ['', 'yes', 'no'] }),
      en: 'lines',
      ru: 'lines',
      ...(figureFields.figure.length > 1 && figureFields),
    },
    labels: {
      ...(asksYesNo && { en: 'detailsEn', ru: 'detailsRu' }),
      ...(times.length === 0 && { amount: 'sum', figure: 'currency' }),
      ...(money.length === 0 && { amount: 'time', figure: 'unit' }),
    },
    optional: ['yes', 'en', 'ru', 'figure', 'amount', 'max'],
    read: ({ en = '', ru = '', figure }) => {
      const beginsWith = (one: 'yes' | 'no') =>
        en.startsWith(`${yesOrNo(one, 'en')}.`) && ru.startsWith(`${yesOrNo(one, 'ru')}.`);
      const yes = asksYesNo ? (['yes', 'no'] as const).find(beginsWith) : undefined;
      const rest = (text: string) => (yes ? text.slice(text.indexOf('.') + 1).trim() : text);
      return { yes: yes ?? '', en: rest(en), ru: rest(ru), ...figureInput(figure) };
    },
    write: ({ yes, figure = '', amount, max, ...input }) => {
      const [en, ru] = languages.map((language) =>
        [yes && `${yesOrNo(yes, language)}.`, input[language]].filter(Boolean).join(' '),
      );
      return {
        ...(en && { en }),
        ...(ru && { ru }),
        ...(figure && {
          figure: CURRENCIES.some((one) => one === figure)
            ? { amount: numberOf(amount), currency: figure }
            : { amount: numberOf(amount), ...optionalNumber('max', max), unit: figure },
        }),
      };
    },
    errors: (input) => ({
      en:
        (!input.yes && !input.en && !input.ru && 'answerEmpty') ||
        (leadsNowhere(input.en) && 'linkNowhere'),
      ru: leadsNowhere(input.ru) && 'linkNowhere',
      figure: !input.figure && input.amount && 'unitEmpty',
      amount: input.figure && amountError(input.amount),
      max: input.figure && maxError(input),
    }),
  };
}

/** The forms of facts, by kind; texts and errors of a field are those of its name. */
const factForms: { [Kind in FactKind]: FactForm<FactValues[Kind]> } = {
  money: {
    fields: { amount: 'number' },
    labels: { amount: 'sum' },
    read: ({ amount }) => ({ amount: String(amount) }),
    write: ({ amount }, builtIn) => ({ ...Object(builtIn), amount: numberOf(amount) }),
    errors: ({ amount }) => ({ amount: amountError(amount) }),
  },
  duration: {
    fields: { amount: 'number', max: 'number', unit: UNITS },
    labels: { amount: 'time' },
    optional: ['max'],
    read: durationInput,
    write: ({ amount, max, unit }) => ({
      amount: numberOf(amount),
      ...optionalNumber('max', max),
      unit,
    }),
    errors: (input) => ({ amount: amountError(input.amount), max: maxError(input) }),
  },
  hours: {
    fields: { opens: 'time', closes: 'time' },
    read: ({ opens, closes }) => ({ opens: padded(opens), closes: padded(closes) }),
    write: ({ opens, closes }) => ({ opens: unpadded(opens), closes: unpadded(closes) }),
    errors: ({ opens = '', closes = '' }) => ({
      opens: !opens && 'timeEmpty',
      closes: !closes ? 'timeEmpty' : closes <= opens && 'closesEarly',
    }),
  },
  leader: {
    fields: { nameEn: 'text', nameRu: 'text', titleEn: 'text', titleRu: 'text', photo: 'text' },
    optional: ['nameEn', 'nameRu', 'photo'],
    read: ({ name, title, photo }) => ({
      nameEn: name?.en ?? '',
      nameRu: name?.ru ?? '',
      titleEn: title.en,
      titleRu: title.ru,
      photo: photo ?? '',
    }),
    write: ({ nameEn, nameRu, titleEn, titleRu, photo }) => ({
      name: nameEn ? { en: nameEn, ru: nameRu } : null,
      title: { en: titleEn, ru: titleRu },
      photo: photo ? ownPath(photo) : null,
    }),
    errors: ({ nameEn, nameRu, titleEn, titleRu, photo = '' }) => ({
      nameEn: !nameEn && nameRu && 'alertEnEmpty',
      nameRu: !nameRu && nameEn && 'alertRuEmpty',
      titleEn: !titleEn && 'alertEnEmpty',
      titleRu: !titleRu && 'alertRuEmpty',
      photo: photo !== '' && !isOwnImage(ownPath(photo)) && 'photoForeign',
    }),
  },
  number: {
    fields: { number: 'number' },
    read: (value) => ({ number: String(value) }),
    write: ({ number }) => numberOf(number),
    errors: ({ number }) => ({ number: amountError(number) }),
  },
  phone: {
    ...oneField('tel', (text) => !/^\d{3}$/.test(text) && !toE164(text) && 'phoneWrong'),
    // Emergency numbers have three digits.
    write: ({ tel = '' }) => toE164(tel) ?? tel,
  },
  email: oneField('email', () => null),
  url: oneField('url', httpUrlError),
  text: oneField('text', () => null),
  closedDay: {
    fields: { from: 'date', to: 'date', reasonEn: 'text', reasonRu: 'text', closesAt: 'time' },
    optional: ['to', 'closesAt'],
    read: ({ from, to, reason, closesAt }) => ({
      from,
      to: to === from ? '' : to,
      reasonEn: reason.en,
      reasonRu: reason.ru,
      closesAt: padded(closesAt),
    }),
    write: ({ from, to, reasonEn, reasonRu, closesAt }) => ({
      from,
      to: to || from,
      reason: { en: reasonEn, ru: reasonRu },
      ...(closesAt && { closesAt: unpadded(closesAt) }),
    }),
    errors: ({ from = '', to = '', reasonEn, reasonRu }) => ({
      from: !parseDay(from) && 'dayEmpty',
      to:
        to !== '' &&
        ((to < from && 'dayOrder') || (daysBetween(from, to) > MAX_CLOSED_DAYS && 'daysMany')),
      reasonEn: !reasonEn && 'alertEnEmpty',
      reasonRu: !reasonRu && 'alertRuEmpty',
    }),
  },
  answer: answerForm(''),
  statement: {
    fields: { day: 'date' },
    read: ({ day }) => ({ day }),
    write: ({ day }) => ({ day, stated: moscowToday() }),
    errors: ({ day = '' }) => ({
      day: parseDay(day) ? day > moscowToday() && 'dayFuture' : 'dayEmpty',
    }),
  },
};

/** Returns the form of a fact; that of an answer has the fields of its question, and the figure that is `stored`. */
export const formOf = (key: string, kind: FactKind, stored?: unknown) =>
  (kind === 'answer'
    ? answerForm(key.slice(key.indexOf('.') + 1), stored)
    : factForms[kind]) as FactForm;

/**
 * Returns the value of a fact that a form describes.
 * @param builtIn value in content/facts.ts, which has what the form does not ask for
 */
export const factFrom = (kind: FactKind, input: FactInput, builtIn: unknown): unknown =>
  formOf('', kind).write(trimmed(input), builtIn);

/** Returns the field and the code of each error. A value that only `checkFact` rejects is an error of the first field. */
export function errorsOf(key: string, kind: FactKind, input: FactInput, builtIn: unknown) {
  const { fields, errors } = formOf(key, kind);
  const found = Object.entries(errors(trimmed(input))).filter(([, code]) => code);
  if (found.length > 0 || checkFact(key, factFrom(kind, input, builtIn))) return found;
  return [[Object.keys(fields)[0], kind === 'email' ? 'emailWrong' : 'factWrong']] as const;
}

/** Returns the key of the question before a save: on an answer in one language, or money changed by over half; else undefined. */
export function questionOf(before: unknown, value: unknown, kind: FactKind) {
  if (kind === 'answer') {
    const { en, ru } = value as FactValues['answer'];
    if (!ru) return 'ask.noRussian';
    return en ? undefined : 'ask.noEnglish';
  }
  if (kind !== 'money') return undefined;
  const [old, now] = [before, value].map((money) => Number(Object(money).amount));
  return Math.abs(Number(now) - Number(old)) > Number(old) / 2 ? 'ask.half' : undefined;
}

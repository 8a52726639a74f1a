import { i18n } from './i18n';
import type { Language } from './languages';

/** The words of a page, by its namespace, with every placeholder filled in. They must be there. */
export function pageText<Text>(language: Language, namespace: string): Text {
  const slots = Object.keys(i18n.getResourceBundle(language, namespace) ?? {});
  const translate = i18n.getFixedT(language, namespace as 'common') as unknown as (
    key: string,
    options: object,
  ) => unknown;
  return Object.fromEntries(
    slots.map((slot) => [slot, translate(slot, { returnObjects: true })]),
  ) as Text;
}

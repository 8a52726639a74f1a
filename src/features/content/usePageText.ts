import { useTranslation } from 'react-i18next';
import { pageId } from '../../content/site';

/**
 * The words of a content page with every placeholder filled in. The data tests hold that each file
 * has the shape of its page's kind (tests/content).
 */
export function usePageText<Text>(path: string): Text {
  const { t, i18n } = useTranslation();
  const namespace = pageId(path);
  const slots = Object.keys(i18n.getResourceBundle(i18n.language, namespace) ?? {});
  const translate = t as unknown as (key: string, options: object) => unknown;
  return Object.fromEntries(
    slots.map((slot) => [slot, translate(slot, { ns: namespace, returnObjects: true })]),
  ) as Text;
}

import { i18n } from '../../src/lib/i18n/i18n';
import russian from '../../src/locales/ru/errors.json';

/** Switches the error texts, as the page does once the Russian files have arrived. */
export async function switchLanguage(language: 'en' | 'ru'): Promise<void> {
  i18n.addResourceBundle('ru', 'errors', russian);
  await i18n.changeLanguage(language);
}

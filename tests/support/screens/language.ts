import { i18n } from '../../../src/lib/i18n/i18n';
import russian from '../../../src/locales/ru/errors.json';

/**
 * Switches i18next and its error texts to a language, as the page does once its texts are loaded.
 */
export async function switchLanguage(language: 'en' | 'ru'): Promise<void> {
  i18n.addResourceBundle('ru', 'errors', russian);
  await i18n.changeLanguage(language);
}

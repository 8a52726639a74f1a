import { i18n } from '../../../src/lib/i18n/i18n';
import { fetchText } from '../../../src/lib/i18n/loadText';

/**
 * Switches i18next and its error texts to a language, as the page does once its texts are loaded.
 */
export async function switchLanguage(language: 'en' | 'ru'): Promise<void> {
  await fetchText(language, ['errors', 'kinds']);
  await i18n.changeLanguage(language);
}

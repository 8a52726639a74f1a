import { applyWords } from '../facts/words';
import { builtTexts } from './i18n';
import type { Language } from './languages';

/** Returns the built-in texts of a namespace, without what staff have changed; undefined before it is loaded. */
export function builtInTexts(language: Language, namespace: string) {
  const bundle = builtTexts(language, namespace);
  const takenBack = Object.keys(bundle?.$builtIn ?? {}).map((key) => ({ key, value: null }));
  return bundle && applyWords(namespace, language, bundle, takenBack);
}

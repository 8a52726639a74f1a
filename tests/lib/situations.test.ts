import { expect, it } from 'vitest';
import inEnglish from '../../src/content/situations/en.json';
import inRussian from '../../src/content/situations/ru.json';

it.each(Object.entries({ en: inEnglish, ru: inRussian }))(
  'each sentence of people leads to one place, once: %s',
  (_, situations) => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const [to, sentences] of Object.entries(situations)) {
      for (const sentence of sentences) {
        const key = sentence.toLowerCase().replaceAll('ё', 'е');
        const other = seen.get(key);
        if (other) twice.push(`${sentence}: ${other}, ${to}`);
        seen.set(key, to);
      }
    }
    expect(twice).toEqual([]);
  },
);

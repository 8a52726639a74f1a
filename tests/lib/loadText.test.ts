import { expect, it } from 'vitest';
import { i18n } from '../../src/lib/i18n/i18n';
import { loadText } from '../../src/lib/i18n/loadText';

it('keeps the language that was chosen while texts of another one were loading', async () => {
  await loadText('ru');
  await loadText('en');
  i18n.removeResourceBundle('en', 'search');
  const late = loadText('en', ['search']);
  await loadText('ru');
  await late;
  expect(i18n.language).toBe('ru');
  expect(i18n.hasResourceBundle('en', 'search')).toBe(true);
});

it('switches to a language although another namespace of it fails to load', async () => {
  await loadText('en');
  const failing = loadText('ru', ['no-such-namespace']);
  await loadText('ru');
  await expect(failing).rejects.toThrow('No translations');
  expect(i18n.language).toBe('ru');
});

it.each([
  ['до 2 марта 2026 г.', 'Открыто до 2 марта 2026 г.'],
  ['Сколько стоит приём?', 'Открыто Сколько стоит приём?'],
  ['всегда', 'Открыто всегда.'],
])('ends a sentence once after an inserted value: %s', (value, text) => {
  i18n.addResource('ru', 'common', 'sample', 'Открыто {{value}}.');
  expect(i18n.t('sample' as never, { lng: 'ru', value })).toBe(text);
});

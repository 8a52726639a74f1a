import { describe, expect, it } from 'vitest';
import { mailto } from '../../src/lib/text/mailto';
import { formFiles } from '../../src/lib/urls/formFiles';

const file = (name: string) => ({ name, kilobytes: 10 });

describe('the files of a form', () => {
  const all = ['form5.pdf', 'guide-en.pdf', 'guide-ru.pdf', 'form55.pdf'].map(file);

  it('are empty if no file has its name', () => {
    expect(formFiles('form7', 'en', all)).toEqual([]);
  });

  it('match the whole name', () => {
    expect(formFiles('form5', 'en', all).map(({ href }) => href)).toEqual(['/downloads/form5.pdf']);
  });

  it("list the page's language first", () => {
    const languagesFor = (reader: 'en' | 'ru') =>
      formFiles('guide', reader, all).map(({ language }) => language);
    expect(languagesFor('en')).toEqual(['en', 'ru']);
    expect(languagesFor('ru')).toEqual(['ru', 'en']);
  });
});

it('a prepared e-mail encodes special characters and line breaks of subject and body', () => {
  const url = new URL(mailto('a@example.org', 'Форма 5 & «BDA 1»', 'One\nTwo?'));
  expect(url.searchParams.get('subject')).toBe('Форма 5 & «BDA 1»');
  expect(url.searchParams.get('body')).toBe('One\r\nTwo?');
});

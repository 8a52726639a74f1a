import { describe, expect, it } from 'vitest';
import { announcement } from '../../src/staff/items/announcement';
import { alertRow, newsRow } from '../support/screens/builders';

describe('what is copied of an item', () => {
  const newsText = (content: string) =>
    announcement('news', newsRow({ title: 'Tea', content }), '/news/tea');

  it('is the title, whole sentences without the syntax of Markdown, and the link', () => {
    const sentence = 'Bring **two** photographs, please. ';
    const [title, text = '', url] = newsText(sentence.repeat(20)).split('\n\n');
    expect(title).toBe('Tea');
    expect(text).toMatch(/^(?:Bring two photographs, please\. ?)+$/);
    expect(text.length).toBeLessThanOrEqual(300);
    expect(text.length + sentence.length).toBeGreaterThan(300);
    expect(url).toMatch(/\/news\/tea$/);
  });

  it('does not end with the number of a list', () => {
    const text = newsText(`Come early. Bring\n\n1. ${'Long '.repeat(99)}`);
    expect(text).toContain('\n\nCome early.\n\n');
  });

  it('has each written language, of an alert its sentence', () => {
    const alert = alertRow({ text_en: 'Closed today.', text_ru: 'Сегодня закрыто.' });
    expect(announcement('alerts', alert, '/')).toMatch(
      /^Closed today\.\n\n\S+\n\nСегодня закрыто\.\n\n\S+\/ru$/,
    );
  });
});

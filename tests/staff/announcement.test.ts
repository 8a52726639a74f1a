import { describe, expect, it } from 'vitest';
import { announcementText } from '../../src/staff/items/announcement';
import { alertRow, newsRow } from '../support/screens/builders';

describe('what is copied of an item', () => {
  const textOf = (content: string) =>
    announcementText('news', newsRow({ title: 'Tea', content, slug: 'tea' }));

  it('is the title, whole sentences without the syntax of Markdown, and the link', () => {
    const sentence = 'Bring **two** photographs, please. ';
    const [title, text = '', url] = textOf(sentence.repeat(20)).split('\n\n');
    expect(title).toBe('Tea');
    expect(text).toMatch(/^(?:Bring two photographs, please\. ?)+$/);
    expect(text.length).toBeLessThanOrEqual(300);
    expect(text.length + sentence.length).toBeGreaterThan(300);
    expect(url).toMatch(/\/news\/tea$/);
  });

  it('does not end with the number of a list', () => {
    expect(textOf(`Come early. Bring\n\n1. ${'Long '.repeat(99)}`)).toContain(
      '\n\nCome early.\n\n',
    );
  });

  it('has a beginning of a long sentence', () => {
    expect(textOf('Long '.repeat(99))).toMatch(/Long…\n\n\S+$/);
  });

  it('is read from the beginning of a text alone, so that a long one takes no time', () => {
    const start = performance.now();
    textOf('a\n\n'.repeat(60_000));
    expect(performance.now() - start).toBeLessThan(200);
  });

  it('has each written language, of an alert its sentence', () => {
    const alert = alertRow({ text_en: 'Closed today.', text_ru: 'Сегодня закрыто.', link: null });
    expect(announcementText('alerts', alert)).toMatch(
      /^Closed today\.\n\n\S+\n\nСегодня закрыто\.\n\n\S+\/ru$/,
    );
  });
});

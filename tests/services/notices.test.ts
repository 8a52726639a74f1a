import { describe, expect, it } from 'vitest';
import * as notices from '../../src/site/data/notices/currentNotices';
import { forbiddenUrls } from '../support/fuzz/attacks';
import { noticeRow } from '../support/screens/builders';
import { interceptNetwork, rows, table } from '../support/screens/msw';

interceptNetwork();

describe('a notice', () => {
  it('has no link, and no file, that a browser may not open', async () => {
    const all = forbiddenUrls.flatMap((url) => [
      noticeRow({ link: url }),
      noticeRow({ type: 'document', link: null, file_url: url }),
    ]);
    table('get', 'notices', rows(all));
    const result = await notices.listCurrent();
    const links = result.success && result.data.flatMap(({ href }) => href ?? []);
    expect(links).toEqual([]);
  });

  it('returns the file of each language; a translation without one has that of the original', async () => {
    const [file, russian] = ['https://mfa.go.ke/form.pdf', 'https://mfa.go.ke/form-ru.pdf'];
    const translation = { translated_title: 'Бланк', translated_description: 'Новый.' };
    const document = { type: 'document', link: null, file_url: file, ...translation } as const;
    const own = noticeRow({ ...document, translated_file_url: russian });
    table('get', 'notices', rows([own, noticeRow(document), noticeRow(translation)]));
    const result = await notices.listCurrent();
    const texts = { title: 'Бланк', description: 'Новый.' };
    expect(result.success && result.data.map((notice) => notice.translation)).toEqual([
      { ...texts, href: russian },
      { ...texts, href: file },
      { ...texts, href: noticeRow().link },
    ]);
  });
});

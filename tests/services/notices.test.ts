import { describe, expect, it } from 'vitest';
import * as notices from '../../src/services/notices/notices';
import { noticeRow } from '../support/screens/builders';
import { interceptNetwork, rangeNotSatisfiable, rows, table } from '../support/screens/msw';

interceptNetwork();

describe('the public list of notices', () => {
  it('requests pinned notices first, then the newest, ten a page by default', async () => {
    const seen = table('get', 'notices', rows([], 0));
    await notices.list({ page: 2 });
    await notices.list({ page: 2, pageSize: 25 });
    const query = seen.map(({ url }) => Object.fromEntries(url.searchParams));
    expect(query[0]).toMatchObject({
      order: 'pinned.desc,created_at.desc,id.asc',
      offset: '10',
      limit: '10',
    });
    expect(query[1]).toMatchObject({ offset: '25', limit: '25' });
  });

  it('returns for each notice what a click opens: the link or the file', async () => {
    const file = 'https://mfa.go.ke/form.pdf';
    const link = noticeRow();
    const document = noticeRow({ type: 'document', link: null, file_url: file });
    table('get', 'notices', rows([link, document], 12));
    const result = await notices.list({ page: 1 });
    expect(result).toMatchObject({
      success: true,
      data: {
        items: [
          {
            title: link.title,
            href: link.link,
            fileUrl: null,
            createdAt: new Date(link.created_at),
          },
          { type: 'document', href: file, fileUrl: file, link: null },
        ],
        total: 12,
      },
    });
  });

  it('returns the file of each language; a translation without one has that of the original', async () => {
    const [file, russian] = ['https://mfa.go.ke/form.pdf', 'https://mfa.go.ke/form-ru.pdf'];
    const translation = { translated_title: 'Бланк', translated_description: 'Новый.' };
    const document = { type: 'document', link: null, file_url: file, ...translation } as const;
    const own = noticeRow({ ...document, translated_file_url: russian });
    table('get', 'notices', rows([own, noticeRow(document), noticeRow(translation)], 3));
    const result = await notices.list({ page: 1 });
    const texts = { title: 'Бланк', description: 'Новый.' };
    expect(result.success && result.data.items.map((notice) => notice.translation)).toEqual([
      { ...texts, fileUrl: russian, href: russian },
      { ...texts, fileUrl: file, href: file },
      { ...texts, fileUrl: null, href: noticeRow().link },
    ]);
  });

  it('returns an empty page with the right total beyond the last one', async () => {
    table('get', 'notices', rangeNotSatisfiable(12), rows([noticeRow()], 12));
    expect(await notices.list({ page: 99 })).toEqual({
      success: true,
      data: { items: [], total: 12 },
    });
  });

  it('returns the newest fifty to the home page', async () => {
    const seen = table('get', 'notices', rows([noticeRow()]));
    const result = await notices.listLatest();
    expect(seen[0]?.url.searchParams.get('limit')).toBe('50');
    expect(result.success && result.data).toHaveLength(1);
  });
});

import * as news from '../../../src/services/news/newsAdmin';
import * as notices from '../../../src/services/notices/noticesAdmin';
import { dataOf } from '../../support/database/services';
import type { Figures } from './figures';

const MARK = 'Under load';

/** The expected state afterwards: title by id, null for deleted items. */
export type Expected = Map<string, string | null>;

interface StaffOptions {
  figures: Figures;
  until: number;
}

/**
 * Creates, edits and deletes articles and notices until the time is over; every second one stays.
 * Uses the services of the staff area with a session.
 */
export async function keepSaving({ figures, until }: StaffOptions): Promise<Expected> {
  const expected: Expected = new Map();
  const save = <T>(run: () => Promise<T>) => figures.time('save', run);
  for (let number = 1; Date.now() < until; number += 1) {
    const title = `${MARK} ${number}`;
    const article = { title, content: title, status: 'published', category: 'general' } as const;
    const { id } = await save(async () => dataOf(await news.create(article)));
    const changed = { ...article, title: `${title}, changed` };
    await save(async () => dataOf(await news.update(id, changed)));
    expected.set(id, changed.title);
    const notice = { title, description: title, type: 'link', link: 'https://mfa.go.ke' } as const;
    const createdNotice = await save(async () => dataOf(await notices.create(notice)));
    await save(async () =>
      dataOf(await notices.update(createdNotice.id, { ...notice, title: changed.title })),
    );
    expected.set(createdNotice.id, changed.title);
    if (number % 2 === 0) continue;
    await save(async () => dataOf(await news.remove(id)));
    await save(async () => dataOf(await notices.remove(createdNotice.id)));
    expected.set(id, null).set(createdNotice.id, null);
  }
  return expected;
}

interface Item {
  id: string;
  title: string;
}

type ReadPage = (page: number) => Promise<{ items: Item[]; total: number }>;

async function readAll(readPage: ReadPage): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; ; page += 1) {
    const listed = await readPage(page);
    items.push(...listed.items);
    if (listed.items.length === 0 || items.length >= listed.total) return items;
  }
}

/** Items that were lost, duplicated, or are listed although they were deleted. */
export async function saveFaults(expected: Expected): Promise<string[]> {
  const listed = [
    ...(await readAll(async (page) => dataOf(await news.list({ page, search: MARK })))),
    ...(await readAll(async (page) => dataOf(await notices.list({ page, search: MARK })))),
  ];
  const titles = new Map(listed.map(({ id, title }) => [id, title]));
  const faults = listed.length === titles.size ? [] : ['an item is listed twice'];
  for (const { id, title } of listed) {
    if (!expected.has(id)) faults.push(`nobody saved ${title}`);
  }
  for (const [id, title] of expected) {
    const stored = titles.get(id) ?? null;
    if (stored !== title) faults.push(`expected ${title}, found ${stored}`);
  }
  return faults;
}

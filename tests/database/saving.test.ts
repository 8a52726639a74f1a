import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { env } from '../../src/lib/env';
import type { Result } from '../../src/lib/result';
import * as auth from '../../src/services/auth';
import * as news from '../../src/services/news';
import * as newsAdmin from '../../src/services/newsAdmin';
import * as noticesAdmin from '../../src/services/noticesAdmin';
import { DEMO_ADMIN } from '../../supabase/embedded';
import { type Backend, startBackend } from '../support/backend';

vi.mock('../../src/lib/env', () => ({ env: {} }));

/** What a save tried again does, and what visitors then read, on the real schema. */
let backend: Backend;

beforeAll(async () => {
  // Node before 22 has no WebSocket, which supabase-js wants to see.
  vi.stubGlobal('WebSocket', class {});
  backend = await startBackend();
  Object.assign(env, { supabaseUrl: backend.url, publishableKey: backend.publishableKey });
}, 60_000);

afterAll(async () => {
  await backend.close();
  vi.unstubAllGlobals();
});

const dataOf = <T>(result: Result<T>): T => {
  if (!result.success) throw new Error(`${result.code}: ${String(result.cause)}`);
  return result.data;
};

beforeEach(async () => {
  dataOf(await auth.signIn({ identifier: DEMO_ADMIN.email, password: DEMO_ADMIN.password }));
});

const draft = { title: 'Ёлка и чай', content: 'Текст', status: 'draft' } as const;
const published = { ...draft, status: 'published' } as const;

describe('staff who save', () => {
  it('make one article of two attempts, where the answer to the first was lost', async () => {
    const id = crypto.randomUUID();
    dataOf(await newsAdmin.create(draft, id));
    const again = dataOf(await newsAdmin.create({ ...draft, title: 'Ёлка, чай и мёд' }, id));
    expect(again).toMatchObject({ id, title: 'Ёлка, чай и мёд' });
    dataOf(await newsAdmin.remove(id));
    expect(await newsAdmin.get(id)).toMatchObject({ code: 'notFound' });
  });

  it('make one notice of two attempts', async () => {
    const id = crypto.randomUUID();
    const text = { title: 'Notice', description: 'Text', type: 'link' as const };
    const link = 'https://mfa.go.ke';
    dataOf(await noticesAdmin.create({ ...text, link }, id));
    const again = dataOf(await noticesAdmin.create({ ...text, link: `${link}/2` }, id));
    expect(again).toMatchObject({ id, href: `${link}/2` });
    dataOf(await noticesAdmin.remove(id));
  });

  it('write about pictures what visitors then read', async () => {
    const url = 'https://mfa.go.ke/tea.jpg';
    const texts = { [url]: { alt: 'Tea pickers', caption: 'Kericho' } };
    const made = dataOf(
      await newsAdmin.create({ ...published, featuredImageUrl: url, imageTexts: texts }),
    );
    expect(dataOf(await news.getPublished(made.slug))).toMatchObject({ imageTexts: texts });
    dataOf(await newsAdmin.remove(made.id));
  });
});

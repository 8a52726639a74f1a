import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as items from '../../../src/staff/data/items/items';
import { dataOf, signInAsAdmin, withServices } from '../../support/database/services';

vi.mock('../../../src/lib/env', () => ({ env: {} }));

/** Retried saves on the migrated schema. */
withServices();

beforeEach(signInAsAdmin);

const draft = { title: 'Ёлка и чай', content: 'Текст', status: 'draft' } as const;

describe('staff who save', () => {
  it('create one article if a save is retried after its response was lost', async () => {
    const id = crypto.randomUUID();
    dataOf(await items.create('news', draft, id));
    const again = dataOf(await items.create('news', { ...draft, title: 'Ёлка, чай и мёд' }, id));
    expect(again).toMatchObject({ id, title: 'Ёлка, чай и мёд' });
    dataOf(await items.remove('news', id));
    expect(await items.get('news', id)).toMatchObject({ code: 'notFound' });
  });

  it('create one notice if a save is retried', async () => {
    const id = crypto.randomUUID();
    const text = { title: 'Notice', description: 'Text', type: 'link' as const };
    const link = 'https://mfa.go.ke';
    dataOf(await items.create('notices', { ...text, link }, id));
    const again = dataOf(await items.create('notices', { ...text, link: `${link}/2` }, id));
    expect(again).toMatchObject({ id, link: `${link}/2` });
    dataOf(await items.remove('notices', id));
  });
});

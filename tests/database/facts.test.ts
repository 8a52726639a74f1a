import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { DEMO_ADMIN, DEMO_WRITER } from '../../local/database/embedded';
import { startBackend } from '../support/database/backend';

/** The table `facts`, the response of `current_site`, and a closed day with its alert. */

const backend = await startBackend();
afterAll(() => backend.close());
const [admin, writer] = await Promise.all([
  backend.signIn(DEMO_ADMIN),
  backend.signIn(DEMO_WRITER),
]);

const changedSince = async (since?: string) => {
  const { data } = await backend
    .visitor()
    .rpc('current_site', since ? { since } : {})
    .throwOnError();
  return (data as { facts: { key: string; value: unknown; at: string }[] }).facts;
};

const inBoth = (text: string) => ({ en: text, ru: text });

it.each([
  ['a key of no group', 'colours.red', 'x'],
  ['a key that is a prototype', 'answers.__proto__', inBoth('one')],
  ['a text of a page without a path', 'words:consular/pets:', { en: 'one' }],
  ['a path of 300 characters', `words:consular/pets:${'a'.repeat(300)}`, { en: 'one' }],
  ['a text of 50,000 characters', 'words:consular/pets:title', { en: 'a'.repeat(50_000) }],
  ['a text with a backslash', 'words:consular/pets:title', { en: 'one\\two' }],
  ['a right-to-left override', 'words:consular/pets:title', { en: 'one\u202etwo' }],
  ['a check that is still to come', 'reviewed.consular.visa', '2098-01-01'],
])('a fact is not %s', async (_, key, is) => {
  const { error } = await admin.from('facts').insert({ key, value: { is } });
  expect(error?.message).toMatch(/violates check constraint "facts_/);
});

describe('a changed text', () => {
  const key = 'words:consular/marriage:sections.next.see./consular/visa#fee';
  const is = { en: ['<b>{{x}}</b> $t(a)', 'two'], ru: { a: 'один\nдва' } };

  it('is in the response of pages with its languages', async () => {
    await admin.from('facts').insert({ key, value: { is } }).throwOnError();
    const [found] = (await changedSince()).filter((fact) => fact.key === key);
    expect(found).toEqual({ key, value: is, at: found?.at });
  });
});

it('a save on another revision than the stored one changes nothing', async () => {
  const fact = { key: 'fees.visa', value: { is: { amount: 1, currency: 'USD' } } };
  await admin.from('facts').insert(fact).throwOnError();
  expect((await admin.from('facts').insert(fact)).error?.message).toContain('facts_key_once');
  const save = async () => {
    const update = admin.from('facts').update({ value: null }).eq('key', fact.key);
    return (await update.eq('revision', 1).select('revision').throwOnError()).data;
  };
  expect([await save(), await save()]).toEqual([[{ revision: 2 }], []]);
});

it('all facts in force are at most 300 kB', async () => {
  const texts = Array.from({ length: 20 }, (_, index) => ({
    key: `words:common:long.part${index}`,
    value: { is: { en: 'a'.repeat(19_000) } },
  }));
  const { error } = await admin.from('facts').insert(texts);
  expect(error?.message).toContain('facts_at_most_500');
});

describe('pages', () => {
  it('are told what has changed since they were built, what was taken back included', async () => {
    const fact = { key: 'fees.petPermit' };
    const value = { is: { amount: 25, currency: 'USD' } };
    await admin
      .from('facts')
      .insert({ ...fact, value })
      .throwOnError();
    const saved = (await changedSince()).find(({ key }) => key === fact.key);
    expect(saved?.value).toEqual(value.is);
    expect(await changedSince(saved?.at)).toEqual([]);
    await admin.from('facts').update({ value: null }).eq('key', fact.key).throwOnError();
    const [after] = await changedSince(saved?.at);
    expect(after).toMatchObject({ key: fact.key, value: null });
  });

  it('are told of closed days that are over only if they were built with them', async () => {
    const closed = (key: string, day: string) => ({
      key,
      value: { is: { from: day, to: day, reason: { en: 'Holiday', ru: 'Праздник' } } },
    });
    const [over, coming] = ['closedDays.over', 'closedDays.coming'] as const;
    const facts = [closed(over, '2020-01-06'), closed(coming, '2099-01-06')];
    await admin.from('facts').insert(facts).throwOnError();
    const keysOf = async (since?: string) => (await changedSince(since)).map(({ key }) => key);
    const now = await keysOf();
    expect([now.includes(over), now.includes(coming)]).toEqual([false, true]);
    const all = await keysOf('2020-01-01T00:00:00Z');
    expect(all).toEqual(expect.arrayContaining([over, coming]));
  });
});

describe('the function close_embassy', () => {
  const key = 'closedDays.snow';
  const day = { from: '2099-01-04', to: '2099-01-05', reason: { en: 'Snow', ru: 'Снег' } };
  const closing = (ends_at = 'tomorrow') => ({
    key,
    day,
    alert: { level: 'important', text_en: 'Closed', text_ru: 'Закрыто', starts_at: 'now', ends_at },
  });

  /** The closed day and the alerts that visitors get. */
  const shown = async () => {
    const { data } = await backend.visitor().rpc('current_site').throwOnError();
    const { facts, alerts } = data as {
      facts: { key: string; value: unknown }[];
      alerts: { en: string }[];
    };
    return {
      day: facts.find((fact) => fact.key === key)?.value,
      alerts: alerts.map(({ en }) => en).filter((en) => en === 'Closed'),
    };
  };

  afterEach(async () => {
    await admin.from('alerts').delete().eq('text_en', 'Closed').throwOnError();
  });

  it('a closing is refused whole where its alert is, and to a writer', async () => {
    expect((await admin.rpc('close_embassy', closing('yesterday'))).error).not.toBeNull();
    expect((await writer.rpc('close_embassy', closing())).error).toMatchObject({ code: '42501' });
    expect(await shown()).toEqual({ day: undefined, alerts: [] });
  });

  it('a closing of an admin is the closed day and the alert that visitors see', async () => {
    const { data: id } = await admin.rpc('close_embassy', closing()).throwOnError();
    expect(id).toEqual(expect.any(String));
    expect(await shown()).toEqual({ day, alerts: ['Closed'] });
  });
});

import { afterAll, afterEach, expect, it } from 'vitest';
import { DEMO_ADMIN, DEMO_WRITER } from '../../local/database/embedded';
import { startBackend } from '../support/database/backend';

/** The function `close_embassy`: a closed day and its alert. */

const backend = await startBackend();
afterAll(() => backend.close());
const [admin, writer] = await Promise.all([
  backend.signIn(DEMO_ADMIN),
  backend.signIn(DEMO_WRITER),
]);

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

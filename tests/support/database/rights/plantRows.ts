import { DEMO_ADMIN } from '../../../../local/database/embedded';
import type { Client } from '../backend';

const daysFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString();

const period = (start: number, end: number) => ({
  starts_at: daysFromNow(start),
  ends_at: daysFromNow(end),
});

/** SQL for what has ended, which the database alone inserts. */
export const ENDED_ROWS = `
  insert into public.notices (title, created_at, starts_at, ends_at) values
    ('Planted ended notice', now() - interval '2 days', now() - interval '2 days', now() - interval '1 day'),
    ('Confidential long ended', now() - interval '2 years', now() - interval '2 years', now() - interval '1 year');
  insert into public.alerts (author_id, level, text_en, text_ru, created_at, starts_at, ends_at)
    select id, 'important', 'Confidential ended alert', 'Закрыто',
      now() - interval '2 days', now() - interval '2 days', now() - interval '1 day'
    from auth.users where email = '${DEMO_ADMIN.email}';
`;

/** Inserts the rows of answers.ts that the demo data lacks. */
export async function plantRows(admin: Client, writer: Client): Promise<void> {
  const published = { content: 'Text', status: 'published' } as const;
  const articles = [
    { title: 'Planted article', ...published },
    { title: 'Confidential bin', ...published },
    { title: 'Confidential schedule', ...published, published_at: daysFromNow(1) },
    { title: 'Confidential admin draft', content: 'Not yet', status: 'draft' as const },
  ];
  await admin.from('news').insert(articles).throwOnError();
  const draft = {
    title: 'Confidential writer draft',
    content: 'Not yet',
    status: 'draft',
  } as const;
  await writer.from('news').insert(draft).throwOnError();
  await admin.from('news').delete().eq('title', 'Confidential bin').throwOnError();

  const notice = { type: 'link', link: 'https://mfa.go.ke', status: 'published' } as const;
  const notices = [
    { ...notice, title: 'Planted notice', ...period(-1, 1) },
    { ...notice, title: 'Confidential later notice', ...period(1, 2) },
    { ...notice, title: 'Confidential notice draft', ...period(-1, 1), status: 'draft' as const },
  ];
  await admin.from('notices').insert(notices).throwOnError();
  const alert = { level: 'important', text_ru: 'Закрыто' } as const;
  const alerts = [
    { ...alert, text_en: 'Planted alert', ...period(-1, 1) },
    { ...alert, text_en: 'Confidential later alert', ...period(1, 2) },
  ];
  await admin.from('alerts').insert(alerts).throwOnError();
  const fee = { key: 'fees.petPermit', value: { is: { amount: 60, currency: 'USD' } } };
  await admin.from('facts').insert(fee).throwOnError();

  const typed = (title: string) =>
    ({ kind: 'news', item_id: crypto.randomUUID(), title, form_values: { title } }) as const;
  const waiting = { ...typed('Confidential waiting text'), state: 'waiting' as const };
  const answered = typed('Confidential answered text');
  await admin.from('drafts').insert(typed('Confidential admin text')).throwOnError();
  await writer.from('drafts').insert(waiting).throwOnError();
  await writer.from('drafts').insert(answered).throwOnError();
  const state = 'published' as const;
  const ofAnswered = admin.from('drafts').update({ state }).eq('title', answered.title);
  await ofAnswered.throwOnError();
}

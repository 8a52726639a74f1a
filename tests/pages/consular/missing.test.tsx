import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { missingMessage } from '../../../src/content/consular/missingMessage';
import { emails } from '../../../src/content/facts';
import { interceptNetwork } from '../../support/screens/msw';
import { renderApp, sectionOf } from '../../support/screens/render';

interceptNetwork();

const fill = async (user: UserEvent, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    await user.click(screen.getByLabelText(label));
    await user.paste(value);
  }
};

/** The parts of a `mailto:` link. */
const letterOf = (link: HTMLElement) => {
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
  return { to: pathname, text: searchParams.get('body')?.replaceAll('\r\n', '\n') };
};

describe('the message about a person who does not answer', () => {
  it('has a line for what was filled in and none for the rest, to be copied or sent to Nairobi and Moscow', async () => {
    const { user } = await renderApp('/consular/missing');
    const copy = vi.spyOn(navigator.clipboard, 'writeText');
    await fill(user, {
      'Full name, as in the passport': 'Otieno Kamau',
      'Last known place: country, city, address': 'Kazan & Minsk',
    });
    const part = within(sectionOf('Your message'));
    const letter = letterOf(part.getByRole('link', { name: 'Send by email' }));
    expect(letter.to).toBe(`${emails.diasporaConsular},${emails.embassy}`);
    expect(letter.text?.split('\n').slice(2)).toEqual([
      'Full name, as in the passport: Otieno Kamau',
      'Last known place: country, city, address: Kazan & Minsk',
    ]);
    await user.click(part.getByRole('button', { name: 'Copy' }));
    expect(copy).toHaveBeenCalledWith(letter.text);
    await part.findByText(/^Copied/);
  });

  it('has all lines, empty, before anything is filled in, to be completed in the letter or on paper', async () => {
    await renderApp('/consular/missing');
    const link = within(sectionOf('Your message')).getByRole('link', { name: 'Send by email' });
    const lines = letterOf(link).text?.split('\n').slice(2);
    expect(lines?.length).toBe(Object.keys(missingMessage.fields).length);
    expect(lines?.filter((line) => !line.endsWith(': '))).toEqual([]);
  });

  it('is in Russian for the Embassy and in English for Nairobi, where the page is in Russian', async () => {
    const { user } = await renderApp('/ru/consular/missing');
    await fill(user, { 'Имя и фамилия, как в паспорте': 'Otieno Kamau' });
    const links = within(sectionOf('Ваше сообщение')).getAllByRole('link', { name: /почте/ });
    const [russian, english] = links.map(letterOf);
    expect(russian?.to).toBe(emails.embassy);
    expect(russian?.text).toContain('Имя и фамилия, как в паспорте: Otieno Kamau');
    expect(english?.to).toBe(emails.diasporaConsular);
    expect(english?.text).toContain('Full name, as in the passport: Otieno Kamau');
  });

  it('is kept nowhere: neither in the browser nor in the URL', async () => {
    const { user, router } = await renderApp('/consular/missing');
    const { href } = window.location;
    await fill(user, { 'Full name, as in the passport': 'Otieno' });
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]);
    expect(kept).not.toContain('Otieno');
    expect(window.location.href).toBe(href);
    expect(router.state.location.search).toBe('');
  });
});

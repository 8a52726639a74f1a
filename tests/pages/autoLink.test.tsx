import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { i18n } from '../../src/lib/i18n/i18n';
import { AutoLink } from '../../src/ui/navigation/AutoLink';

it('links every number and address of a text, with equal texts between them', () => {
  const text = '+7 495 637 21 86, 0800 722 203, +7 495 637 21 86, office@example.com.'.replace(
    /(?<=[\d]) /g,
    '\u00a0',
  );
  render(
    <p data-testid="text">
      <AutoLink text={text} />
    </p>,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:+74956372186',
    'tel:0800722203',
    'tel:+74956372186',
    'mailto:office@example.com',
  ]);
  expect(screen.getByTestId('text').textContent).toBe(text);
});

it.each([
  ['the response centre', '+254\u00a0114\u00a0757\u00a0002', 'https://wa.me/254114757002'],
  ['the criminal police', '+254\u00a0709\u00a0570\u00a0000', 'https://wa.me/254709570000'],
])('AutoLink opens a chat for the WhatsApp number of %s', (_, number, href) => {
  render(<AutoLink text={`WhatsApp ${number}`} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
});

it('links 112, but not its digits in another number', () => {
  render(<AutoLink text="If you are in danger, call 112. The form has 1120 lines." />);
  expect(screen.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
});

afterEach(() => i18n.changeLanguage('en'));

it.each([
  ['en', 'A paper (справка об утрате), +7 495 637 21 86 and (МВД).', ['справка об утрате', 'МВД']],
  [
    'ru',
    'В разделе «Department of Immigration Services» пункт «NEW», в Kenya Airways; карта Visa, a@b.ru.',
    ['«Department of Immigration Services»', '«NEW»', 'Kenya Airways'],
  ],
])('marks the words of the other language on a page in %s', async (language, text, marked) => {
  await i18n.changeLanguage(language);
  const { container } = render(<AutoLink text={text} />);
  const other = language === 'en' ? 'ru' : 'en';
  const parts = [...container.querySelectorAll(`[lang="${other}"]`)];
  expect(parts.map(({ textContent }) => textContent)).toEqual(marked);
  expect(container.textContent).toBe(text);
  expect(container.querySelectorAll('[lang]')).toHaveLength(marked.length);
});

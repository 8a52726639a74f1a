import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AutoLink } from '../../src/ui/navigation/AutoLink';

it('links every number and address of a text, with equal texts between them', () => {
  const text = '+7 495 637 21 86, +7 495 637 42 57, +7 495 637 21 86, office@example.com.'.replace(
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
    'tel:+74956374257',
    'tel:+74956372186',
    'mailto:office@example.com',
  ]);
  expect(screen.getByTestId('text').textContent).toBe(text);
});

it('AutoLink opens a chat for the WhatsApp number', () => {
  render(<AutoLink text={'WhatsApp +254\u00a0114\u00a0757\u00a0002'} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://wa.me/254114757002');
});

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type ShareCard, shareCard } from '../../src/prerender/shareCards/shareCard';
import { linesOf, titleLayout } from '../../src/prerender/shareCards/titleCard';
import { toArticle } from '../../src/services/news/newsRows';
import { newsRow } from '../support/screens/builders';

const card = (featuredImageUrl: string | null, title = 'Tea'): ShareCard => ({
  url: '/share/news/tea.jpg',
  siteName: 'Embassy of Kenya',
  article: { ...ARTICLE, featuredImageUrl, title },
});

const ARTICLE = toArticle(newsRow({ title: 'Tea', featured_image_url: null }));

const noImage = () => Promise.reject(new Error('not found'));

/** An image of one color. */
const green = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#006643' } })
    .png()
    .toBuffer();

const colorAt = async (jpeg: Buffer, left: number, top: number): Promise<number[]> => [
  ...(await sharp(jpeg).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

describe('image of a shared article', () => {
  it.each([
    [400, 2000],
    [3000, 200],
  ])('is the featured image as JPEG of 1200 × 630 (from %i × %i)', async (width, height) => {
    const image = await shareCard(card('/tea.png'), () => green(width, height));
    expect(await sharp(image).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    const [red = 0, greenPart = 0] = await colorAt(image, 600, 315);
    expect(red).toBeLessThan(30);
    expect(greenPart).toBeGreaterThan(80);
  });

  it('has less than 300 kB, also where the featured image has much detail', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const photo = await sharp({
      create: { width: 1600, height: 900, channels: 3, background: '#006643', noise },
    })
      .png()
      .toBuffer();
    const image = await shareCard(card('/tea.png'), async () => photo);
    expect(image.length).toBeLessThan(300_000);
    expect(image.length).toBeGreaterThan(100_000);
    expect(await sharp(image).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  it.each([
    ['quotes and markup', `"Tea" & 'coffee' <b>bold</b> </svg><script>alert(1)</script>`],
    ['emoji', 'Чай 🦒🇰🇪👩🏽‍🌾 и кофе'],
    ['emoji alone', '🦒🦒'],
    ['text from right to left', 'مرحبا بكم في السفارة'],
    ['both directions', 'Tea \u202e مرحبا \u2066and\u2069 coffee'],
    ['200 letters without a space', 'Щ'.repeat(200)],
    ['control characters', 'Tea\u0000\u0008\u001b week'],
    ['half an emoji', 'Tea \ud83e'],
  ])('is a card for a title with %s', async (_name, title) => {
    const image = await shareCard(card(null, title), noImage);
    expect(await sharp(image).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(image.length).toBeLessThan(300_000);
  });

  it.each([
    ['without an image', null, noImage],
    ['whose image is not in the store', '/tea.png', noImage],
    ['whose image is damaged', '/tea.png', async () => Buffer.from('<html>')],
  ])('is a card with the title for one %s', async (_name, url, loadImage) => {
    const image = await shareCard(card(url, 'Чай & "tea" <b>'), loadImage);
    expect(await sharp(image).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    // The ground and the letters of the title.
    const [ground = 0] = await colorAt(image, 1180, 300);
    expect(ground).toBeGreaterThan(240);
    const { channels } = await sharp(image)
      .extract({ left: 80, top: 170, width: 600, height: 80 })
      .stats();
    expect(channels[0]?.min).toBeLessThan(90);
  });
});

describe('title of a card', () => {
  it('is broken at spaces, and within a word that is longer than a line', () => {
    expect(linesOf('Tea from Kericho', 8)).toEqual(['Tea from', 'Kericho']);
    expect(linesOf('a 🦒🦒🦒🦒🦒', 4)).toEqual(['a', '🦒🦒🦒🦒', '🦒']);
  });

  it('is smaller the longer it is, and cut where no size fits', () => {
    const short = titleLayout('Tea');
    const long = titleLayout(
      'Scholarships in Russia: how to read a call, prepare the papers and apply in time for the next year',
    );
    const longest = titleLayout('Tea and coffee '.repeat(30));
    expect(short.size).toBeGreaterThan(long.size);
    expect(long.size).toBeGreaterThan(longest.size);
    expect(longest.lines).toHaveLength(6);
    expect(longest.lines.at(-1)).toMatch(/…$/);
    expect(titleLayout('б'.repeat(200)).lines.join('')).toHaveLength(200);
  });
});

import { describe, expect, it } from 'vitest';
import { withScheme, youtubeId } from '../../src/lib/urls/youtube';

const ID = 'dQw4w9WgXcQ';

describe('youtubeId', () => {
  it.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `http://youtube.com/watch?v=${ID}`,
    `https://m.youtube.com/watch?feature=share&v=${ID}&t=42s`,
    `https://youtu.be/${ID}`,
    `https://youtu.be/${ID}?si=abcdefgh`,
    `https://www.youtube.com/embed/${ID}`,
    `https://www.youtube.com/shorts/${ID}`,
    `https://www.youtube.com/live/${ID}?feature=share`,
    `https://www.youtube.com/v/${ID}`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    `HTTPS://WWW.YOUTUBE.COM/watch?v=${ID}`,
    `youtube.com/watch?v=${ID}`,
    `www.youtube.com/watch?v=${ID}`,
    `youtu.be/${ID}`,
    `  https://youtu.be/${ID}  `,
  ])('returns the video id of %s', (url) => {
    expect(youtubeId(url)).toBe(ID);
  });

  it.each([
    '',
    ID,
    'https://youtu.be/',
    'https://youtu.be/short',
    `https://www.youtube.com/watch?v=${ID}x`,
    'https://www.youtube.com/watch',
    'https://www.youtube.com/@embassy',
    'https://www.youtube.com/playlist?list=PL1234567890',
    `https://youtube.com.example.org/watch?v=${ID}`,
    `https://example.org/youtube.com/watch?v=${ID}`,
    `https://notyoutube.com/watch?v=${ID}`,
    `https://vimeo.com/watch?v=${ID}`,
    `javascript://youtube.com/watch?v=${ID}`,
    `ftp://youtube.com/watch?v=${ID}`,
    `https://www.youtube.com/embed/${ID}/../../x`,
    'https://www.youtube.com/watch?v="><script>',
  ])('returns null for «%s»', (url) => {
    expect(youtubeId(url)).toBeNull();
  });

  it('has a helper that adds https to a pasted URL and leaves other texts unchanged', () => {
    expect(withScheme(` youtu.be/${ID} `)).toBe(`https://youtu.be/${ID}`);
    expect(withScheme(`https://youtu.be/${ID}`)).toBe(`https://youtu.be/${ID}`);
    expect(withScheme('example.org')).toBe('example.org');
  });
});

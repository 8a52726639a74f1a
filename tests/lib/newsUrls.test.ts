import { describe, expect, it } from 'vitest';
import { newsListPath, parseNewsPage } from '../../src/site/data/news/newsList';
import { parseVideo } from '../../src/site/data/news/video';

it.each([
  [{ page: 1 }, '/news'],
  [{ page: 12 }, '/news/page/12'],
  [{ page: 2, category: 'Open day' }, '/news/page/2?category=Open+day'],
])('the path of the list of news %o is %s', (listing, path) => {
  expect(newsListPath(listing)).toBe(path);
  const [, page] = /page\/([^/?]+)/.exec(path) ?? [];
  expect(parseNewsPage(page)).toBe(listing.page);
});

it.each(['0', '1.5', '２'])('a list of news has no page %s', (page) => {
  expect(parseNewsPage(page)).toBeNull();
});

const ID = 'dQw4w9WgXcQ';
const HEX = '0123456789abcdef0123456789abcdef';

describe('parseVideo', () => {
  it.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `https://m.youtube.com/watch?feature=share&v=${ID}&t=42s`,
    `https://youtu.be/${ID}?si=abcdefgh`,
    `https://www.youtube.com/embed/${ID}`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    `youtube.com/watch?v=${ID}`,
  ])('returns the video of %s at YouTube', (url) => {
    expect(parseVideo(url)).toEqual({
      service: 'YouTube',
      player: `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1`,
      page: `https://www.youtube.com/watch?v=${ID}`,
    });
  });

  it.each([
    [`https://rutube.ru/video/${HEX}/?r=wd`, '', ''],
    [`rutube.ru/play/embed/${HEX}`, '', ''],
    [`https://rutube.ru/video/private/${HEX}/?p=Ab-1_c`, 'private/', '?p=Ab-1_c'],
  ])('returns the video of %s at RUTUBE', (url, folder, key) => {
    expect(parseVideo(url)).toEqual({
      service: 'RUTUBE',
      player: `https://rutube.ru/play/embed/${HEX}/${key}`,
      page: `https://rutube.ru/video/${folder}${HEX}/${key}`,
    });
  });

  it.each([
    'https://vk.com/video-123_456',
    'vkvideo.ru/video-123_456',
    'https://vkvideo.ru/playlist/-123_-2/video-123_456',
    'https://vk.com/video_ext.php?oid=-123&id=456&hd=2',
  ])('returns the video of %s at VK', (url) => {
    expect(parseVideo(url)).toEqual({
      service: 'VK',
      player: 'https://vkvideo.ru/video_ext.php?oid=-123&id=456&autoplay=1',
      page: 'https://vkvideo.ru/video-123_456',
    });
  });

  it.each([
    '',
    ID,
    `https://www.youtube.com/watch?v=${ID}x`,
    `https://youtube.com.example.org/watch?v=${ID}`,
    `https://vimeo.com/watch?v=${ID}`,
    `javascript://youtube.com/watch?v=${ID}`,
    'https://www.youtube.com/watch?v="><script>',
    'https://vk.com/video_ext.php?oid=1&id=2%22%3E',
    'https://notvk.com/video-123_456',
  ])('returns null for «%s»', (url) => {
    expect(parseVideo(url)).toBeNull();
  });
});

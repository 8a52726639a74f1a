import { describe, expect, it } from 'vitest';
import { Bytes } from '../../../src/staff/files/compress/formats/bytes';
import { exifOrientation } from '../../../src/staff/files/compress/formats/exif';
import { imageFormatOf } from '../../../src/staff/files/compress/formats/imageFormat';
import { withoutMetadata } from '../../../src/staff/files/compress/formats/jpeg';
import { readMetadata } from '../../../src/staff/files/compress/inspect';
import {
  ascii,
  bytesOf,
  exif,
  gif,
  heicSkeleton,
  jpegSkeleton,
  pngSkeleton,
  segment,
  withSegments,
} from '../../support/fuzz/imageBytes';

const text = (content: string) => new TextEncoder().encode(content);

describe('imageFormatOf', () => {
  it.each([
    ['jpeg', jpegSkeleton(4, 3)],
    ['png', pngSkeleton(4, 3)],
    ['gif', gif(1)],
    ['webp', bytesOf(ascii('RIFF'), [4, 0, 0, 0], ascii('WEBP'))],
    ['heic', heicSkeleton(4, 3)],
    ['avif', bytesOf([0, 0, 0, 20], ascii('ftypmif1'), [0, 0, 0, 0], ascii('avif'))],
    ['tiff', bytesOf(ascii('II*\0'))],
    ['svg', text('<?xml version="1.0"?>\n<!-- seal -->\n<svg xmlns="x"/>')],
    ['svg', text('  <svg>')],
  ])('recognises %s by its first bytes', (kind, bytes) => {
    expect(imageFormatOf(bytes)).toBe(kind);
  });

  it.each([
    ['plain text', text('BM is short for benchmark, dear colleague.')],
    ['a PDF', text('%PDF-1.7')],
    ['a video', bytesOf([0, 0, 0, 16], ascii('ftypisom'), [0, 0, 0, 0])],
    ['an HTML page that mentions <svg>', text('<p>An <svg> is a drawing</p>')],
    ['a RIFF file with sound', bytesOf(ascii('RIFF'), [4, 0, 0, 0], ascii('WAVE'))],
    ['an empty file', new Uint8Array()],
  ])('returns null for %s', (_, bytes) => {
    expect(imageFormatOf(bytes)).toBeNull();
  });
});

describe('readMetadata', () => {
  it('returns the stored size and the EXIF orientation', () => {
    const jpeg = jpegSkeleton(4000, 3000, exif(6));
    expect(readMetadata('jpeg', jpeg)).toMatchObject({ width: 4000, height: 3000, orientation: 6 });
    expect(readMetadata('png', pngSkeleton(640, 480))).toMatchObject({ width: 640, height: 480 });
    expect(readMetadata('heic', heicSkeleton(4032, 3024))).toMatchObject({
      width: 4032,
      height: 3024,
    });
  });

  it('returns whether the image is animated', () => {
    const gifs = [gif(1), gif(3)].map((bytes) => readMetadata('gif', bytes).animated);
    const pngs = [1, 5].map((frames) => readMetadata('png', pngSkeleton(4, 3, frames)).animated);
    expect([gifs, pngs]).toEqual([
      [false, true],
      [false, true],
    ]);
  });

  it.each([
    ['jpeg', jpegSkeleton(4, 3)],
    ['png', pngSkeleton(4, 3)],
  ] as const)('returns that a %s is truncated wherever it is cut', (kind, whole) => {
    const cuts = Array.from({ length: whole.length - 1 }, (_, at) => whole.slice(0, at + 1));
    expect(cuts.every((cut) => readMetadata(kind, cut).truncated)).toBe(true);
    expect(readMetadata(kind, whole).truncated).toBe(false);
  });

  it('does not throw for damaged bytes', () => {
    const whole = jpegSkeleton(4, 3, exif(6));
    for (let at = 2; at < whole.length; at += 1) {
      const wrong = whole.slice();
      wrong[at] = 0xff;
      expect(readMetadata('jpeg', wrong).format).toBe('jpeg');
    }
  });

  it.each([0, 9, 255])('returns orientation 1 for the invalid value %i', (orientation) => {
    expect(readMetadata('jpeg', jpegSkeleton(4, 3, exif(orientation))).orientation).toBe(1);
  });

  it('returns the EXIF orientation in both byte orders', () => {
    const little = [...ascii('II'), 42, 0, 8, 0, 0, 0, 1, 0];
    const entry = [0x12, 0x01, 3, 0, 1, 0, 0, 0, 8, 0, 0, 0];
    expect(exifOrientation(new Bytes(bytesOf(little, entry)))).toBe(8);
  });
});

describe('withoutMetadata', () => {
  const clean = jpegSkeleton(4, 3);

  it('removes position, camera, comments and data after the end of a JPEG', () => {
    const full = withSegments(
      bytesOf(clean, jpegSkeleton(8, 8, exif(1))),
      exif(1),
      segment(0xe1, ascii('http://ns.adobe.com/xap/1.0/\0<gps/>')),
      segment(0xed, ascii('Photoshop 3.0\0')),
      segment(0xe2, ascii('MPF\0second image')),
      segment(0xfe, ascii('taken at the residence')),
    );
    expect(withoutMetadata(full)).toEqual(clean);
  });

  it('keeps the colour profile and the colour space of a JPEG', () => {
    const colours = [
      segment(0xe2, [...ascii('ICC_PROFILE\0'), 1, 1, 7, 7]),
      segment(0xee, [...ascii('Adobe'), 0, 100, 0, 0, 0, 0, 1]),
    ];
    const full = withSegments(clean, ...colours, exif(1));
    expect(withoutMetadata(full)).toEqual(withSegments(clean, ...colours));
  });

  it('returns null for a truncated or irregular JPEG', () => {
    expect(withoutMetadata(clean.slice(0, -2))).toBeNull();
    expect(withoutMetadata(bytesOf(clean.slice(0, 20), [7, 7, 7], clean.slice(20)))).toBeNull();
  });
});

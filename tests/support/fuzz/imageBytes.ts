/** Image files assembled byte by byte; runs in Node and in the browser tests' page. */

export const ascii = (text: string): number[] => Array.from(text, (c) => c.charCodeAt(0));
const u16 = (n: number): number[] => [(n >> 8) & 255, n & 255];
const u32 = (n: number): number[] => [...u16(n >>> 16), ...u16(n & 0xffff)];
const le16 = (n: number): number[] => u16(n).reverse();

export const bytesOf = (...parts: (number[] | Uint8Array)[]): Uint8Array<ArrayBuffer> => {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

/** Returns a JPEG segment with its marker and length. */
const segment = (marker: number, content: number[]): number[] => [
  0xff,
  marker,
  ...u16(content.length + 2),
  ...content,
];

const entry = (tag: number, type: number, count: number, value: number[]): number[] => [
  ...u16(tag),
  ...u16(type),
  ...u32(count),
  ...value,
];

/** Returns the EXIF segment of a phone's photograph: orientation, make and GPS position. */
export function exif(orientation: number): number[] {
  const make = ascii('Telephone\0');
  const makeAt = 8 + 2 + 3 * 12 + 4;
  const gpsAt = makeAt + make.length;
  const tiff = [
    ...ascii('MM'),
    ...u16(42),
    ...u32(8),
    ...u16(3),
    ...entry(0x010f, 2, make.length, u32(makeAt)),
    ...entry(0x0112, 3, 1, [...u16(orientation), 0, 0]),
    ...entry(0x8825, 4, 1, u32(gpsAt)),
    ...u32(0),
    ...make,
    ...u16(2),
    ...entry(0x0001, 2, 2, [...ascii('N\0'), 0, 0]),
    ...entry(0x0003, 2, 2, [...ascii('E\0'), 0, 0]),
    ...u32(0),
    ...ascii('55.7558N 37.6173E'),
  ];
  return segment(0xe1, [...ascii('Exif\0\0'), ...tiff]);
}

/** Returns the JPEG with segments inserted after its first two bytes. */
export const withSegments = (jpeg: Uint8Array, ...segments: number[][]): Uint8Array<ArrayBuffer> =>
  bytesOf(jpeg.subarray(0, 2), ...segments, jpeg.subarray(2));

/** Returns a GIF of 2 × 2 pixels; frames are red and blue in turn. */
export const gif = (frames: number) =>
  bytesOf(
    ascii('GIF89a'),
    [...le16(2), ...le16(2), 0x80, 0, 0],
    [255, 0, 0, 0, 0, 255],
    ...Array.from({ length: frames }, (_, index) => [
      ...[0x21, 0xf9, 4, 0, ...le16(10), 0, 0],
      ...[0x2c, ...le16(0), ...le16(0), ...le16(2), ...le16(2), 0],
      // LZW with 3-bit codes: clear, the four pixels, end.
      ...(index % 2 === 0 ? [2, 3, 0x04, 0x00, 0x05, 0] : [2, 3, 0x4c, 0x12, 0x05, 0]),
    ]),
    [0x3b],
  );

const box = (type: string, ...content: number[]): number[] => [
  ...u32(content.length + 8),
  ...ascii(type),
  ...content,
];

/** Returns the first bytes of an iPhone's HEIC file, with the size of the image. */
export const heicHead = (width: number, height: number) => {
  const size = box('ispe', ...u32(0), ...u32(width), ...u32(height));
  const meta = box('meta', ...u32(0), ...box('iprp', ...box('ipco', ...size)));
  return bytesOf(box('ftyp', ...ascii('heic'), ...u32(0), ...ascii('mif1heic')), meta);
};

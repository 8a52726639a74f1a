import { Bytes } from './bytes';
import { exifOrientation } from './exif';
import { emptyMetadata, type ImageMetadata } from './metadata';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const COM = 0xfe;
const APP = { first: 0xe0, icc: 0xe2, adobe: 0xee, last: 0xef, exif: 0xe1 };

/** A segment of a JPEG file; marker 0 is entropy-coded data. */
interface Segment {
  marker: number;
  start: number;
  end: number;
}

interface Parsed {
  segments: Segment[];
  /** The offset after the EOI marker; null when the file has none. */
  end: number | null;
  /** A marker is missing where one is due, which decoders tolerate but `withoutMetadata` does not. */
  irregular: boolean;
}

/** Markers without a length: restarts, SOI and EOI. */
const isStandalone = (marker: number): boolean =>
  marker === 0x01 || (marker >= 0xd0 && marker <= SOI) || marker === 0;

function parse(bytes: Bytes): Parsed {
  const segments: Segment[] = [];
  let at = 2;
  while (at < bytes.length) {
    if (bytes.u8(at) !== 0xff) return { segments, end: null, irregular: true };
    // A marker may be preceded by any number of fill bytes FF.
    while (bytes.u8(at + 1) === 0xff) at += 1;
    const marker = bytes.u8(at + 1);
    if (marker === EOI) return { segments, end: at + 2, irregular: false };
    const isTruncated = !isStandalone(marker) && at + 4 > bytes.length;
    const end = at + 2 + (isStandalone(marker) ? 0 : bytes.u16(at + 2));
    if (isTruncated || end > bytes.length) break;
    segments.push({ marker, start: at, end });
    at = end;
    if (marker !== SOS) continue;
    at = endOfScan(bytes.all, at);
    segments.push({ marker: 0, start: end, end: at });
  }
  return { segments, end: null, irregular: false };
}

/** Finds the next marker: in entropy-coded data FF is followed by 00 or a restart marker (D0–D7). */
function endOfScan(all: Uint8Array, from: number): number {
  for (let at = all.indexOf(0xff, from); at !== -1; at = all.indexOf(0xff, at + 1)) {
    const next = all[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return all.length;
}

/** SOF0 to SOF15, without the tables that share the range: DHT, JPG and DAC. */
const isFrameHeader = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/**
 * ISO/IEC 10918-1: width and height from the frame header (SOF), 0 × 0 without one; orientation
 * from the EXIF segment. `truncated` without the EOI marker, unless markers are irregular, which
 * decoders tolerate.
 */
export function jpegMetadata(bytes: Bytes): ImageMetadata {
  const { segments, end, irregular } = parse(bytes);
  const header = segments.find(({ marker }) => isFrameHeader(marker));
  const exif = segments.find(
    ({ marker, start }) => marker === APP.exif && bytes.text(start + 4, 6) === 'Exif\0\0',
  );
  return {
    ...emptyMetadata('jpeg'),
    width: header ? bytes.u16(header.start + 7) : 0,
    height: header ? bytes.u16(header.start + 5) : 0,
    orientation: exif
      ? exifOrientation(new Bytes(bytes.all.subarray(exif.start + 10, exif.end)))
      : 1,
    truncated: end === null && !irregular,
  };
}

/**
 * Removes the segments that hold location, date and camera, and the bytes after EOI, where phones
 * append videos and further images (decision 0009). JFIF header, ICC profile and Adobe's
 * colour-space segment stay. Null when the file cannot be parsed to its EOI marker.
 */
export function withoutMetadata(all: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const bytes = new Bytes(all);
  const { segments, end } = parse(bytes);
  if (end === null) return null;
  const remaining = segments.filter((segment) => !isMetadata(bytes, segment));
  const parts = [
    all.subarray(0, 2),
    ...remaining.map(({ start, end: stop }) => all.subarray(start, stop)),
    all.subarray(end - 2, end),
  ];
  const result = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    result.set(part, at);
    at += part.length;
  }
  return result;
}

function isMetadata(bytes: Bytes, { marker, start }: Segment): boolean {
  if (marker === COM) return true;
  if (marker < APP.first || marker > APP.last) return false;
  const name = bytes.text(start + 4, 12);
  if (marker === APP.first) return !name.startsWith('JFIF\0');
  if (marker === APP.icc) return name !== 'ICC_PROFILE\0';
  return marker !== APP.adobe || !name.startsWith('Adobe');
}

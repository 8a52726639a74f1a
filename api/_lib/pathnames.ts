import { badRequest } from './refusal.js';

/** Spec 5, File storage paths. */
const MAX_LENGTH = 950;

/** The folders that belong to the site; nothing else in the store is touched or shown. */
const FOLDERS = ['news/', 'notices/'];

/**
 * Control characters, line separators, halves of characters, and marks that turn the reading
 * direction and so disguise an ending; and what an address would read as something else.
 */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\\?#%]/u;

const MB = 1024 * 1024;

export interface UploadRule {
  contentType: string;
  maximumSizeInBytes: number;
}

const image = (contentType: string): UploadRule => ({ contentType, maximumSizeInBytes: MB });
const document = (contentType: string): UploadRule => ({
  contentType,
  maximumSizeInBytes: 20 * MB,
});

/** SVG and HTML are missing on purpose: both can carry script. */
const IMAGES: Record<string, UploadRule> = {
  jpg: image('image/jpeg'),
  jpeg: image('image/jpeg'),
  png: image('image/png'),
  webp: image('image/webp'),
  avif: image('image/avif'),
};

const DOCUMENTS: Record<string, UploadRule> = {
  pdf: document('application/pdf'),
  docx: document('application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
  xlsx: document('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
};

/** Whether the text is a sound pathname, or the beginning of one, in a folder of the site. */
export const isOwnPathname = (text: string): boolean =>
  text.length <= MAX_LENGTH &&
  FOLDERS.some((folder) => text.startsWith(folder)) &&
  !FORBIDDEN.test(text) &&
  !text.includes('//') &&
  !text.includes('..');

/**
 * What may be uploaded under a pathname: one type, which follows from the ending, and a size.
 * @throws Refusal 400 for a pathname or a kind of file that is not allowed.
 */
export function uploadRule(pathname: unknown): UploadRule {
  if (typeof pathname !== 'string' || !isOwnPathname(pathname)) {
    throw badRequest('The name of the file cannot be used.');
  }
  const [, ending = ''] = /[^/.][^/]*\.([A-Za-z]+)$/.exec(pathname) ?? [];
  const allowed = pathname.startsWith('notices/') ? { ...IMAGES, ...DOCUMENTS } : IMAGES;
  const rule = Object.hasOwn(allowed, ending.toLowerCase())
    ? allowed[ending.toLowerCase()]
    : undefined;
  if (rule) return rule;
  throw badRequest(
    'Only JPEG, PNG, WebP and AVIF pictures, and for notices PDF, DOCX and XLSX documents, can be uploaded.',
  );
}

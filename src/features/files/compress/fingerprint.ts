/**
 * Equal for files with equal bytes: the SHA-256 digest in hexadecimal digits. Over plain HTTP
 * `crypto.subtle` is undefined; there it is made of the length and the first and last 64 bytes, and
 * different files may have the same one.
 */
export async function fingerprintOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (!globalThis.crypto?.subtle) {
    const ends = [...bytes.subarray(0, 64), ...bytes.subarray(-64)];
    return `${bytes.length}:${ends.join('.')}`;
  }
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

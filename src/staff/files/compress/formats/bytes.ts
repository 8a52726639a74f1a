/** Reads numbers and text at a byte offset; returns 0 or '' past the end, so a truncated file never throws. */
export class Bytes {
  private readonly view: DataView;

  constructor(readonly all: Uint8Array) {
    this.view = new DataView(all.buffer, all.byteOffset, all.byteLength);
  }

  get length(): number {
    return this.all.length;
  }

  u8(at: number): number {
    return this.all[at] ?? 0;
  }

  u16(at: number, little = false): number {
    return this.contains(at, 2) ? this.view.getUint16(at, little) : 0;
  }

  u24(at: number): number {
    return this.u8(at) | (this.u8(at + 1) << 8) | (this.u8(at + 2) << 16);
  }

  u32(at: number, little = false): number {
    return this.contains(at, 4) ? this.view.getUint32(at, little) : 0;
  }

  /** Latin-1 text. */
  text(at: number, length: number): string {
    return String.fromCharCode(...this.all.subarray(at, at + length));
  }

  private contains(at: number, count: number): boolean {
    return at >= 0 && at + count <= this.all.length;
  }
}

import { crc32, deflateSync } from 'node:zlib';

/** A picture of at most 256 colours: three bytes for each of them, and for each pixel the number of its colour. */
export type IndexedPicture = { width: number; height: number; colors: number[][]; pixels: Uint8Array };

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A part of a PNG: its length, its name, what it says, and a sum over both (PNG 3, 5.3). */
const chunk = (name: string, data: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
};

/** The size, eight bits a pixel, colours by number (PNG 3, 11.2.1). */
const header = ({ width, height }: IndexedPicture): Buffer => {
  const data = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  data.writeUInt32BE(width);
  data.writeUInt32BE(height, 4);
  return data;
};

/** The rows, each behind the number of its filter: none, which suits pictures of few colours (PNG 3, 12.7). */
const rows = ({ width, height, pixels }: IndexedPicture): Buffer => {
  const data = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    data.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return data;
};

/** Higher levels take three times as long for a fifth of the bytes. */
const level = 4;

/** A picture as a PNG file. */
export const encodePng = (picture: IndexedPicture): Buffer =>
  Buffer.concat([
    signature,
    chunk('IHDR', header(picture)),
    chunk('PLTE', Buffer.from(picture.colors.flat())),
    chunk('IDAT', deflateSync(rows(picture), { level })),
    chunk('IEND', Buffer.alloc(0)),
  ]);

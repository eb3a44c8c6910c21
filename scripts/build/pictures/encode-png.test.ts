import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encodePng } from './encode-png.ts';

it('is a PNG that others read, pixel by pixel', async () => {
  const colors = [
    [255, 0, 0],
    [0, 128, 255],
    [1, 2, 3],
  ];
  const pixels = Uint8Array.from({ length: 35 }, (_, at) => (at * at) % 3);
  const png = encodePng({ width: 7, height: 5, colors, pixels });
  expect(await sharp(png).metadata()).toMatchObject({ width: 7, height: 5, isPalette: true });
  const read = await sharp(png).removeAlpha().raw().toBuffer();
  expect([...read]).toEqual([...pixels].flatMap((number) => colors[number] ?? []));
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readAssets } from './read-assets.ts';

it('says how large pictures are, also those whose endings are in capitals', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'assets-'));
  await mkdir(path.join(folder, 'images'));
  const photo = sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } });
  await photo.jpeg().toFile(path.join(folder, 'images/DSC_1.JPG'));
  await writeFile(
    path.join(folder, 'images/line.SVG'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 8"/>',
  );
  const sizeless = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"></svg>';
  await writeFile(path.join(folder, 'images/none.svg'), sizeless);
  expect(await readAssets(folder)).toMatchObject({
    '/images/none.svg': { fault: { kind: 'sizeless', line: 2 } },
    '/images/DSC_1.JPG': { width: 40, height: 30, format: 'jpeg' },
    '/images/line.SVG': { width: 9, height: 8, format: 'svg' },
  });
  await rm(folder, { recursive: true });
});

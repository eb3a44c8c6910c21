import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { tinyPage, tinySource } from '../../../src/engine/core/testing/tiny-site.ts';
import { openOutputFolder } from '../../output/output-folder.ts';
import { namedByPages, withVariants } from './make-pictures.ts';

const photo = { width: 600, height: 600, channels: 3, background: 'teal' } as const;

it('makes variants only of pictures that a page or the configuration names', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  const output = await openOutputFolder(path.join(root, 'out'));
  await mkdir(path.join(root, 'public'));
  await sharp({ create: photo }).png({ compressionLevel: 0 }).toFile(path.join(root, 'public/named.png'));
  // The other picture has no file: whoever looks at it fails.
  const assets = { '/named.png': { url: '/named.png' }, '/other.png': { url: '/other.png' } };
  const page = tinyPage('home', {
    sections: [{ type: 'hero', id: 'hero', props: { image: { src: '/named.png' } } }],
  });
  const source = tinySource({ pages: [page], assets });
  expect(namedByPages(source)).toEqual([['/named.png']]);
  const folders = { root, cache: path.join(root, 'cache'), output };
  const made = await withVariants(source, namedByPages(source), folders);
  expect(made.assets['/named.png']?.sources).toHaveLength(2);
  expect(made.assets['/other.png']?.sources).toBeUndefined();
  expect(output.taken().written.length).toBeGreaterThan(2);
  await rm(root, { recursive: true });
});

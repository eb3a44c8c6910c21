import { expect, it } from 'vitest';
import { prepareSite } from '../../src/engine/core/site.ts';
import { tinyConfig, tinySource } from '../../src/engine/core/testing/tiny-site.ts';
import { webManifest } from './web-manifest.ts';

const manifestOf = (config: typeof tinyConfig) =>
  JSON.parse(webManifest(prepareSite(tinySource({ config }))));

it('has the name, colour, start address, display and icons of the site', () => {
  const config = { ...tinyConfig, icon: '/images/favicon.svg', themeColor: '#0B2A27' };
  expect(manifestOf(config)).toMatchObject({
    name: 'Tiny',
    theme_color: '#0B2A27',
    start_url: '/',
    display: 'minimal-ui',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  });
});

it('names no icons of a site without an icon', () => {
  expect(manifestOf(tinyConfig)).toMatchObject({ name: 'Tiny', icons: [] });
});

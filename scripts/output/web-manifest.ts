import { iconFiles } from '../../src/engine/core/addresses/output-paths.ts';
import type { Site } from '../../src/engine/core/site.ts';

/** The icons of a home screen, which the manifest names. */
export const homeIcons: { file: string; size: number }[] = [
  { file: iconFiles.small, size: 192 },
  { file: iconFiles.large, size: 512 },
];

const entries = homeIcons.map(({ file, size }) => ({
  src: `/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
}));

/** The manifest that a device uses for the site on its home screen. */
export const webManifest = ({ source: { config } }: Site): string => {
  const { name, themeColor, icon, defaultLocale } = config;
  const colors = themeColor ? { theme_color: themeColor } : {};
  const identity = {
    id: '/',
    name,
    short_name: name,
    lang: defaultLocale,
    start_url: '/',
    display: 'minimal-ui',
  };
  return `${JSON.stringify({ ...identity, ...colors, icons: icon ? entries : [] }, null, 2)}\n`;
};

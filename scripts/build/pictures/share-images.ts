import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Font } from 'fontkit';
import { shareImagePath } from '../../../src/engine/core/render-head.ts';
import type { Site } from '../../../src/engine/core/site.ts';
import { titlePlace } from '../../site/title-place.ts';
import { contentKey } from '../file-cache.ts';
import { shardOf } from '../shard.ts';
import { displayFontVersion, loadDisplayFonts } from './display-font.ts';
import { type MadeFiles, makeFiles, type StageOptions } from './made-files.ts';
import { type TitlePlace, titleOutlines } from './title-outlines.ts';

type ShareTitle = { file: string; title: string };

/** Raise when the drawing changes: every picture is made anew. */
const drawing = '1';

const placeOf = (template: string): { place: TitlePlace; fill: string } => {
  const [rect] = titlePlace.exec(template) ?? [];
  if (!rect)
    throw new Error('The template of share images has no <rect id="title"> that says where the title stands');
  const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(rect)?.[1];
  const number = (name: string, fallback = 0) => Number(attribute(name) ?? fallback);
  return {
    place: {
      x: number('x'),
      y: number('y'),
      width: number('width'),
      height: number('height'),
      fontSize: number('font-size', 80),
    },
    fill: attribute('fill') ?? 'currentColor',
  };
};

/** The template with the title drawn in its place. */
const shareSvg = (template: string, title: string, fonts: Font[]): string => {
  const { place: box, fill } = placeOf(template);
  const outlines = titleOutlines(fonts, title, box);
  return template.replace(titlePlace, outlines ? `<path fill="${fill}" d="${outlines}"/>` : '');
};

const renderPng = async (svg: string): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg))
    .resize(1200, 630)
    .png({ palette: true, colours: 64, dither: 0, effort: 7 })
    .toBuffer();
};

const titlesOf = (site: Site): ShareTitle[] =>
  [...site.manifest.byPage.values()].flatMap((routes) =>
    [...routes.values()].flatMap(({ pageId, locale, status }) => {
      const meta = site.pages.get(pageId)?.document.meta;
      if (!meta || meta.image || status === 404) return [];
      const title = site.translate[locale]?.(meta.title) ?? meta.title;
      return [{ file: shareImagePath({ id: pageId, locale }).slice(1), title }];
    }),
  );

/**
 * Makes the picture of shared links for each page and language: the template with the page's title. An unchanged
 * title costs one look at the cache. Pages with a picture of their own, and error pages, get none.
 */
export const shareImages = async (site: Site, options: StageOptions): Promise<MadeFiles> => {
  const { cacheDir, publicFolder, place, shard } = options;
  const { shareImage } = site.source.config;
  if (!shareImage) return { made: 0, kept: 0, files: [] };
  const template = await readFile(path.join(publicFolder, shareImage.template), 'utf8');
  let fonts: Promise<Font[]> | undefined;
  const titles = titlesOf(site);
  const works = (shard ? shardOf(titles, shard) : titles).map(({ file, title }) => ({
    file,
    cached: path.join(cacheDir, 'share', `${contentKey(drawing, displayFontVersion(), template, title)}.png`),
    make: async () => {
      fonts ??= loadDisplayFonts(cacheDir);
      return renderPng(shareSvg(template, title, await fonts));
    },
  }));
  return makeFiles(works, place);
};

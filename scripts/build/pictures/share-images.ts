import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { onDemand } from '../../../src/engine/core/memory/on-demand.ts';
import { shareImagePath } from '../../../src/engine/core/render/share-image.ts';
import type { Site } from '../../../src/engine/core/site.ts';
import { contentKey } from '../../cache/file-cache.ts';
import { shardOf } from '../../output/shard.ts';
import { titlePlace } from '../../site/title-place.ts';
import { displayFontVersion, loadDisplayFonts } from './display-font.ts';
import { drawOverTemplate } from './draw-over-template.ts';
import { encodePng } from './encode-png.ts';
import { type MadeFiles, makeFiles, type StageOptions } from './make-files.ts';
import { type TitlePlace, titleOutlines } from './title-outlines.ts';

type ShareTitle = { file: string; title: string };

/** Raise when the drawing changes: every picture is made anew. */
const drawing = '2';

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

/** Draws the titles of a template: each in its place, or no title where the fonts lack a letter of it. */
const drawTitles = async (template: string, cache: string): Promise<(title: string) => Promise<Buffer>> => {
  const { place, fill } = placeOf(template);
  const fonts = await loadDisplayFonts(cache);
  const drawn = await drawOverTemplate({ svg: template.replace(titlePlace, ''), fill });
  return async (title) => encodePng(await drawn(titleOutlines(fonts, title, place) ?? ''));
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
  const { cache, publicFolder, place, shard } = options;
  const { shareImage } = site.source.config;
  if (!shareImage) return { made: 0, kept: 0, files: [] };
  const template = await readFile(path.join(publicFolder, shareImage.template), 'utf8');
  const draw = onDemand(() => drawTitles(template, cache));
  const titles = titlesOf(site);
  const works = (shard ? shardOf(titles, shard) : titles).map(({ file, title }) => ({
    file,
    cached: path.join(cache, 'share', `${contentKey(drawing, displayFontVersion(), template, title)}.png`),
    make: async () => (await draw())(title),
  }));
  return makeFiles(works, place);
};

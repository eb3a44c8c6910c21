import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { PageDocument, SiteConfig } from '../../../src/generated/types.ts';
import type { SiteCopy } from '../../copy-site.ts';
import type { Random } from '../../random-of.ts';
import type { RandomEdit } from '../checks/site-edit.ts';
import { editedPages } from './edited-pages.ts';

/** Drawings of the frame, of cards, and of one or a few pages. */
const drawings = ['logo', 'solutions/loyalty', 'objects/sun', 'contact-join', 'rewards-burst'];

const onDrawing = (name: string, change: (svg: string, size: number) => string) => (random: Random) => {
  const file = `public/images/${drawings[random(drawings.length)]}.svg`;
  const size = 100 + random(100);
  return {
    name: `${name} ${size} of ${file}`,
    run: async (site: SiteCopy) => {
      await site.write(file, change(await site.read(file), size));
      return [];
    },
  };
};

/** Pages show the size of a picture: what stands in its file is part of what they are made from. */
const resized = onDrawing('the width', (svg, size) => svg.replace(/(<svg[^>]*?width=")\d+/, `$1${size}`));
const redrawn = onDrawing('lines', (svg, size) => svg.replace('<svg', `<svg data-edit="${size}"`));
const cut = onDrawing('an end less', (svg) => svg.replace('</svg>', ''));

const photograph = (random: Random) => `images/photo-${random(2)}.png`;

const newPhotograph: RandomEdit = (random) => {
  const file = `public/${photograph(random)}`;
  const width = 300 + random(400);
  return {
    name: `${file} of ${width}`,
    run: async (site) => {
      const picture = sharp({ create: { width, height: 200, channels: 3, background: '#345' } });
      await picture.png({ compressionLevel: 0 }).toFile(site.file(file));
      return [file];
    },
  };
};

const files = ['note.txt', 'contact/note.txt', 'contact.html', 'about.pdf', 'icons/note.svg'];

const newFile: RandomEdit = (random) => {
  const file = `public/${files[random(files.length)]}`;
  return {
    name: `the file ${file}`,
    run: async (site) => {
      await mkdir(path.dirname(site.file(file)), { recursive: true });
      await site.write(file, '<svg viewBox="0 0 24 24"><path d="M0 0h9"/></svg>');
      return [file];
    },
  };
};

const lostFile: RandomEdit = (random) => {
  const lost = random(2) === 0 ? photograph(random) : files[random(files.length)];
  return {
    name: `without ${lost}`,
    run: async (site) => {
      await rm(site.file(`public/${lost}`), { force: true });
      return [];
    },
  };
};

const onSections =
  (name: string, change: (text: string, random: Random) => string): RandomEdit =>
  (random) => {
    const file = `pages/${editedPages[random(editedPages.length)]}.json`;
    return {
      name: `${name} on ${file}`,
      run: async (site) => {
        await site.edit<PageDocument>(file, (page) => {
          page.sections = JSON.parse(change(JSON.stringify(page.sections), random)) as typeof page.sections;
        });
        return [];
      },
    };
  };

const namedPhotograph = onSections('a photograph', (text, random) =>
  text.replace(/"src":"[^"]*"/, `"src":"/${photograph(random)}"`),
);

const namedFile = onSections('a link to a file', (text, random) =>
  text.replace(/"page:[a-z-]+"/, `"/${files[random(files.length)]}"`),
);

/** The name of a file that only a fact tells. */
const factOfFile: RandomEdit = (random) => {
  const { name, run } = onSections('a link by a fact', (text) =>
    text.replace(/"page:[a-z-]+"/, '"/no%{file}"'),
  )(random);
  return {
    name,
    run: async (site) => {
      await site.edit<SiteConfig>('site.config.json', (config) => {
        config.facts = { ...config.facts, file: 'te.txt' };
      });
      return run(site);
    },
  };
};

/** Edits of the public folder, and of what names its files. */
export const randomFileEdits: RandomEdit[] = [
  resized,
  resized,
  redrawn,
  cut,
  newPhotograph,
  newPhotograph,
  newFile,
  lostFile,
  namedPhotograph,
  namedFile,
  factOfFile,
];

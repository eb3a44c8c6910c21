import { describe, expect, it } from 'vitest';
import { problemsWithPicture } from '../testing/problems-with-picture.ts';
import { messagesAfter, placesAfter } from '../testing/tiny-site.ts';

const alt = 'locales/en.json#/home/top/alt';
const props = 'pages/home.json#/sections/0/props';

describe('a11y/alt-quality', () => {
  it.each(['cup.svg', 'Image of a cup', 'A photo of a cup'])('reports "%s" once', (words) => {
    expect(placesAfter({ [alt]: words })).toEqual([`a11y/alt-quality ${alt}`]);
  });

  it('reports the language that announces the picture', () => {
    expect(placesAfter({ 'locales/es.json#/home/top/alt': 'Imagen de una taza' })).toEqual([
      'a11y/alt-quality locales/es.json#/home/top/alt',
    ]);
  });

  it('reports two pictures of a section that say the same', () => {
    const logo = { src: '/images/mug.svg', alt: 't:home.top.alt' };
    const changes = { [`${props}/logo`]: logo, [`${props}/image/src`]: '/images/cup.svg' };
    expect(messagesAfter(changes).filter((message) => message.includes('two pictures'))).toHaveLength(2);
    expect(placesAfter({ [`${props}/logo`]: { ...logo, src: '/images/cup.svg' } })).toEqual([]);
  });

  it('reports a picture that has two proper names', () => {
    const image = { src: '/images/cup.svg', alt: 'Cups' };
    const changes = (alt: string) => ({
      'site.config.json#/names': ['Cups', 'Mugs'],
      [`${props}/image`]: image,
      [`${props}/logo`]: { ...image, alt },
    });
    expect(placesAfter(changes('Mugs'))).toContain(`a11y/alt-quality ${props}/logo/src`);
    expect(placesAfter(changes('Cups')).join()).not.toContain('a11y/alt-quality');
  });

  it('reports a picture whose file is called as a listed name, which it does not say', () => {
    const changes = (alt: string) => ({
      'site.config.json#/names': ['Cup', 'Mug'],
      [`${props}/image/alt`]: alt,
    });
    expect(placesAfter(changes('Mug'))).toContain(`a11y/alt-quality ${props}/image/alt`);
    expect(placesAfter(changes('A blue cup')).join()).not.toContain('a11y/alt-quality');
  });

  it('reports a picture that is called as another file, but not another picture of the same', () => {
    const changes = { 'site.config.json#/names': ['Cup'], [`${props}/image/alt`]: 'Cup' };
    const told = (src: string) =>
      problemsWithPicture(src, {}, changes).filter(({ check }) => check === 'a11y/alt-quality');
    expect(told('/images/jug.svg')).toHaveLength(1);
    expect(told('/images/cup-2.svg')).toEqual([]);
  });

  it('says nothing of a picture that cannot be read, which is told already', () => {
    const changes = { 'site.config.json#/names': ['Cup'], [`${props}/image/alt`]: 'Cup' };
    const told = problemsWithPicture('/images/p.jpg', { width: 0, height: 0 }, changes).map(
      ({ check }) => check,
    );
    expect(told).toContain('media/unreadable');
    expect(told).not.toContain('a11y/alt-quality');
  });

  it('puts no picture of another name in the place of one that is called rightly elsewhere', () => {
    const logo = (alt: string) => ({ src: '/images/jug.svg', alt });
    const changes = {
      'site.config.json#/names': ['Cup', 'Faro'],
      [`${props}/logo`]: logo('Cup'),
      'pages/about.json#/sections/0/props/logo': logo('Faro'),
    };
    const [told] = problemsWithPicture('/images/jug.svg', {}, changes).filter(
      ({ check, pointer }) => check === 'a11y/alt-quality' && pointer.endsWith('/logo/alt'),
    );
    expect(told?.suggestion).toBeUndefined();
    expect(told?.message).toContain('and "Faro" elsewhere. Write that as "alt"');
  });
});

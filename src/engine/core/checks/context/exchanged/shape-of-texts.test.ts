import { describe, expect, it } from 'vitest';
import { createContext } from '../../create-context.ts';
import { createValidators } from '../../schema-errors/validators.ts';
import { tinySchemas } from '../../testing/tiny-schemas.ts';
import { type Changes, placesAfter, tinySite } from '../../testing/tiny-site.ts';
import { shapeOfTexts } from './shape-of-texts.ts';

const validators = createValidators(tinySchemas);

const page = (id: string, texts = ['title', 'more'], sectionId = 'top') => {
  const [title, more] = texts.map((name) => `t:made.${id}.top.${name}`);
  const meta = { title: `t:made.${id}.meta.title`, description: `t:made.${id}.meta.description` };
  const button = { label: more, link: 'page:home' };
  return { id, meta, sections: [{ type: 'banner', id: sectionId, props: { title, button } }] };
};

const shapeAfter = (id: string, document: object, changes: Changes = {}) => {
  const file = `pages/${id}.json`;
  const context = createContext(tinySite({ [file]: document, ...changes }), new Set(), validators);
  return shapeOfTexts(context, file);
};

describe('the shape of the texts of a page', () => {
  it('is that of all pages whose texts are called alike, but for the name of the page', () => {
    expect(shapeAfter('one', page('one'))).toBeDefined();
    expect(shapeAfter('one', page('one'))).toBe(shapeAfter('two', page('two')));
  });

  it('is another where texts, places or sections are called otherwise', () => {
    const shape = shapeAfter('one', page('one'));
    expect(shapeAfter('one', page('one', ['more', 'title']))).not.toBe(shape);
    expect(shapeAfter('one', page('one', ['title', 'title']))).not.toBe(shape);
    expect(shapeAfter('one', page('one', ['title', 'more'], 'start'))).not.toBe(shape);
  });

  it('is not known where a place is called as the page', () => {
    expect(shapeAfter('top', page('top'))).toBeUndefined();
  });

  it('is known of the layout, which every part of a large site has', () => {
    const context = createContext(tinySite(), new Set(), validators);
    expect(shapeOfTexts(context, 'site.config.json')).toContain('/layout/');
  });

  it('hides no exchange on a page that is made as a sound one', () => {
    const words = (id: string) => ({ [id]: { meta: { title: 'A', description: 'B' } } });
    const made = { ...words('one'), ...words('two') };
    const exchanged = page('two');
    const meta = { title: exchanged.meta.description, description: exchanged.meta.title };
    const places = placesAfter({
      'locales/en.json#/made': made,
      'pages/one.json': page('one'),
      'pages/two.json': { ...exchanged, meta },
    });
    const told = places.filter((place) => place.startsWith('i18n/misplaced-key'));
    expect(told).toEqual(['i18n/misplaced-key pages/two.json#/meta/title']);
  });
});

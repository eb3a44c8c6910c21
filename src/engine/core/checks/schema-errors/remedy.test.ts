import type { ErrorObject } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { messagesAfter } from '../testing/tiny-site.ts';
import { remedyOf } from './remedy.ts';

const told = (pointer: string, value: unknown) => messagesAfter({ [pointer]: value })[0];

describe('a value of the wrong kind is told with how to write it', () => {
  it('a number where a text must be stands in double quotes', () => {
    expect(told('site.config.json#/facts/founded', 2012)).toContain('Write it in double quotes: "2012".');
  });

  it('but not where the text is an address, nor one of true or false', () => {
    expect(told('pages/home.json#/path', 7)).not.toContain('double quotes');
    expect(told('site.config.json#/facts/founded', false)).not.toContain('double quotes');
  });

  it('what a value is for is told where no way to write it is known', () => {
    expect(told('site.config.json#/locales/0/name', true)).toContain(
      "It must be text. The language's own name, such as Español.",
    );
    expect(told('site.config.json#/locales', [])).toContain('A new line here and a file in locales/');
    expect(told('site.config.json#/collections/products/path', '/shop')).toContain('which has no {slug}. ');
  });

  it('a number or true in quotation marks stands without them', () => {
    expect(told('pages/home.json#/order', '3')).toContain('Write it without quotation marks: 3.');
    expect(told('pages/home.json#/draft', 'True')).toContain('Write it without quotation marks: true.');
    expect(told('pages/lost.json#/status', '404')).toContain('Write it without quotation marks: 404.');
    expect(told('pages/home.json#/draft', 1)).toContain('Write true.');
    expect(told('pages/home.json#/draft', 'Sí')).toContain('Write true.');
    expect(told('pages/home.json#/draft', 'no')).toContain('Write false.');
    expect(told('pages/home.json#/draft', 'yes')).not.toContain('quotation marks');
  });

  it('the only text of a list stands without brackets, and what is empty is written or removed', () => {
    expect(told('site.config.json#/facts/founded', ['2012'])).toContain('Write it without [ ]: "2012".');
    expect(told('pages/home.json#/path', null)).toContain(
      'Write it, or remove the line if nothing needs it.',
    );
  });

  it('a group has the names that it needs, and a list its brackets', () => {
    expect(told('site.config.json#/shareImage', '/images/share.svg')).toContain(
      'It must be a group of values in { }. Write { "template": "/images/share.svg" }.',
    );
    expect(told('site.config.json#/names', 'Faro')).toContain('It must be a list. Write it in [ ].');
    expect(told('pages/home.json#/$lint', { 'link/broken': 'It is to come.' })).toContain(
      'It must be a list. Write [{ "disable": "…", "reason": "…" }].',
    );
    expect(told('pages/home.json#/$lint', 'off')).toContain(
      'It must be a list. Write [{ "disable": "…", "reason": "…" }], or remove the line if nothing needs it.',
    );
  });

  it('a group is offered with a value only where it may have that', () => {
    const parentSchema = { required: ['type'], properties: { type: { enum: ['ring', 'words'] } } };
    const remedyFor = (data: string) =>
      remedyOf({ data, params: { type: 'object' }, parentSchema } as unknown as ErrorObject).todo;
    expect(remedyFor('ring')).toBe(' Write { "type": "ring" }.');
    expect(remedyFor('text')).toBe(' Write { "type": … }.');
  });

  it('a number stands without its unit', () => {
    expect(told('pages/home.json#/order', '3rd')).toContain('Write the number alone: 3.');
    expect(told('pages/home.json#/sections/0/props/columns', '3 wide')).toContain(
      'Write the number alone: 3.',
    );
  });
});

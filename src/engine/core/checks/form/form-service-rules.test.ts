import { describe, expect, it } from 'vitest';
import { checkSite } from '../testing/check-site.ts';
import { type Changes, tinySite } from '../testing/tiny-site.ts';

const form = 'pages/about.json#/sections/1/props/form';

const answer = { description: 'An answer.', type: 'string' };
const name = { ...answer, minLength: 2 };
const topic = { ...answer, enum: ['cups', 'other'] };

/** The problems of the tiny site, whose form "ask" is sent to a service with rules of its own. */
const placesWith = (properties: object, required: string[], changes: Changes = {}): string[] => {
  const site = tinySite(changes);
  const asked = { ...site.schemas['forms/ask.schema.json'], required: ['topic'] };
  const service = { type: 'object', additionalProperties: false, required, properties };
  return checkSite({
    ...site,
    schemas: { ...site.schemas, 'forms/ask.schema.json': asked, 'forms/contact.schema.json': service },
  })
    .filter(({ check }) => check === 'form/service-rules')
    .map(({ file, pointer }) => `${file}#${pointer}`);
};

describe('form/service-rules', () => {
  it('lets a form ask for what its service takes, and for less', () => {
    const more = { name, topic, company: answer };
    expect(placesWith(more, ['topic'])).toEqual([]);
    expect(placesWith({ name: answer, topic: answer }, [])).toEqual([]);
  });

  it('reports a question that the service does not know at its field', () => {
    expect(placesWith({ name }, [])).toEqual([`${form}/fields/1/name`]);
  });

  it('reports what the service demands and no field asks for', () => {
    expect(placesWith({ name, topic, message: answer }, ['message'])).toEqual([`${form}/fields`]);
  });

  it('reports answers that pass the rules of the form and not those of the service', () => {
    const wider = [
      { ...name, maxLength: 5 },
      { ...name, minLength: 3 },
      { ...name, pattern: 'a' },
    ];
    for (const strict of wider)
      expect(placesWith({ name: strict, topic }, [])).toEqual([`${form}/fields/0/name`]);
    expect(placesWith({ name, topic: { ...topic, enum: ['cups'] } }, [])).toEqual([`${form}/fields/1/name`]);
  });

  it('reports an answer that may be left empty and that the service demands', () => {
    expect(placesWith({ name, topic }, ['name', 'topic'])).toEqual([`${form}/fields/0/name`]);
  });

  it('leaves a field that the rules of the form do not know to form/fields', () => {
    const changes = { [`${form}/fields/0/name`]: 'nick' };
    expect(placesWith({ topic }, [], changes)).toEqual([]);
  });
});

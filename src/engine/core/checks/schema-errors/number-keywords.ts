import { _, type CodeKeywordDefinition, type KeywordCxt } from 'ajv/dist/2020.js';
import { atMostKeyword, sumKeyword } from './number-faults.ts';

const atMost: CodeKeywordDefinition = {
  keyword: atMostKeyword,
  type: 'object',
  schemaType: 'object',
  metaSchema: { type: 'object', additionalProperties: { type: 'string' } },
  error: {
    message: 'is more than another number beside it',
    params: ({ params }) => _`{ value: ${params.value}, limit: ${params.limit}, beside: ${params.beside} }`,
  },
  code: (cxt: KeywordCxt) => {
    const { gen, data, schema } = cxt;
    for (const [name, beside] of Object.entries(schema as Record<string, string>)) {
      const [value, limit] = [_`${data}[${name}]`, _`${data}[${beside}]`];
      const isNumber = _`typeof ${value} == "number" && typeof ${limit} == "number"`;
      const instancePath = gen.const('name', _`${name}`);
      gen.if(_`${isNumber} && ${value} > ${limit}`, () =>
        cxt.error(true, { value, limit, beside: _`${beside}` }, { instancePath }),
      );
    }
  },
};

const sum: CodeKeywordDefinition = {
  keyword: sumKeyword,
  type: 'array',
  schemaType: 'object',
  metaSchema: { type: 'object', additionalProperties: { type: 'number' } },
  error: {
    message: 'does not make up the whole',
    params: ({ params }) => _`{ sum: ${params.sum}, total: ${params.total}, name: ${params.name} }`,
  },
  code: (cxt: KeywordCxt) => {
    const { gen, data, schema } = cxt;
    for (const [name, total] of Object.entries(schema as Record<string, number>)) {
      // A value that is no number is reported as that: it makes the sum NaN, which is neither right nor wrong.
      const made = gen.const('sum', _`${data}.reduce((all, one) => all + (one ? one[${name}] : NaN), 0)`);
      const isWrong = _`typeof ${made} == "number" && ${made} === ${made} && ${made} !== ${total}`;
      gen.if(isWrong, () => cxt.error(true, { sum: made, total: _`${total}`, name: _`${name}` }));
    }
  },
};

/** The project's own words of schemas that measure numbers against each other. */
export const numberKeywords: CodeKeywordDefinition[] = [atMost, sum];

import { inWords } from '../in-words.ts';

/** The schema of a new section type: a heading and a text, to begin with. */
export const schemaText = (type: string): string => `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "sections/${type}.schema.json",
  "title": "${inWords(type)} props",
  "description": "A heading with a text below it.",
  "type": "object",
  "additionalProperties": false,
  "required": ["title", "text"],
  "properties": {
    "title": { "description": "The heading.", "$ref": "../defs.schema.json#/$defs/text" },
    "text": { "description": "The text below the heading.", "$ref": "../defs.schema.json#/$defs/text" }
  }
}
`;

/** Its component, with what every root element must carry. */
export const componentText = (
  type: string,
): string => `import type { SectionProps } from '../../../engine/react/section-registry.ts';
import { Wrap } from '../../ui/layout.styles.ts';
import * as S from './styles.ts';

/** A heading with a text below it. */
export const Component = ({ root, title, text }: SectionProps<'${type}'>) => (
  <section {...root} data-surface="page">
    <Wrap data-reveal="">
      <h2>{title}</h2>
      <S.Text>{text}</S.Text>
    </Wrap>
  </section>
);
`;

/** The styles of a new section: the space between its heading and its text. */
export const stylesText = `import styled from '@emotion/styled';
import { theme } from '../../theme.ts';

export const Text = styled.p\`
  margin-top: \${theme.space[4]};
\`;
`;

/** The test of a new section: it shows its words and has its id, which links lead to. */
export const testText = (type: string): string => `import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Component } from './Component.tsx';

const root = { id: '${type}', 'data-section': '${type}', 'data-section-id': '${type}' };

describe('${type}', () => {
  it('shows its heading and its text, and can be reached by its id', () => {
    const html = renderToStaticMarkup(<Component root={root} title="A heading" text="A text" />);
    expect(html).toContain('id="${type}"');
    expect(html).toContain('<h2>A heading</h2>');
    expect(html).toContain('A text</p>');
  });
});
`;

import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { holeAt } from '../core/render/punch-section.ts';
import { fillTemplate, parseTemplate } from './html-template.ts';

const Card = ({ title, text }: { title: string; text: string }) => (
  <p title={title}>
    {text} and {title}
  </p>
);

it('filled holes are what React writes', () => {
  const template = parseTemplate(renderToString(<Card title={holeAt(0)} text={holeAt(1)} />));
  const words = [`<b> & "c" 'd' $& \\1`, 'é – 😀', holeAt(1), '7'];
  for (const title of words)
    for (const text of words)
      expect(fillTemplate(template, [title, text])).toBe(renderToString(<Card title={title} text={text} />));
});

it('HTML without holes stays as it is', () => {
  expect(fillTemplate(parseTemplate('<p>a</p>'), [])).toBe('<p>a</p>');
});

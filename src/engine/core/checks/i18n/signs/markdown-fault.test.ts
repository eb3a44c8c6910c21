import { expect, it } from 'vitest';
import { markdownFault } from './markdown-fault.ts';

it.each(['Get **70% off', 'The* **70%', 'Get *70%* off', 'Get _now_!', 'Get half** off'])(
  'finds half of them, and those of one letter: %s',
  (text) => expect(markdownFault(text)).toContain('as it is written'),
);

it.each(['Get **70%** off', '__Now__', '[Terms](https://a.example)', '# Title', '- First', 'Use `code`'])(
  'finds the signs of Markdown: %s',
  (text) => expect(markdownFault(text)).toContain('as it is written'),
);

it.each([
  '4 * 5 ** 2',
  '-5 %',
  'a_b__c',
  'No. #1',
  '– Elena',
  '* Terms apply',
  '** In May',
  'For free**',
  'Price* and tax*',
  '* In May. ** In June',
  'Me*n, wom*n',
  '[optional]',
  'one-to-one',
])('lets other signs stand: %s', (text) => expect(markdownFault(text)).toBeUndefined());

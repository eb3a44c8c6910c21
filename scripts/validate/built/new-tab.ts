import { type BuiltCheck, onPage } from './built-check.ts';
import { elementsOf } from './built-site.ts';

/** Links that open a new tab: safe, and announced to visitors who cannot see it. */
export const newTab: BuiltCheck = {
  id: 'link/new-tab',
  severity: 'warning',
  description: 'A link that opens a new tab is announced, and gives the other site no hold on this one.',
  advice:
    'Whoever cannot see the screen does not notice a new tab and wonders why "back" does nothing. Sections announce it with the text of their property "newTab", such as "t:header.newTab" ("opens in a new tab"); give it.',
  run: ({ pages }) =>
    [...pages.values()].flatMap((page) =>
      elementsOf(page, 'a', ['target', '_blank']).flatMap((element) => {
        const { attributes, text } = element;
        const isSafe = /\bno(opener|referrer)\b/.test(attributes.get('rel') ?? '');
        const label = attributes.get('aria-label') ?? text;
        if (!isSafe) return [onPage(page, `"${label}" opens a new tab without rel="noopener".`, element)];
        return label === '' ? [onPage(page, 'A link opens a new tab and says nothing.', element)] : [];
      }),
    ),
};

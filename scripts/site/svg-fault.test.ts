import { expect, it } from 'vitest';
import { svgFault } from './svg-fault.ts';

const drawing = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"${attributes}>\n${inside}\n</svg>\n`;

it.each([
  ['a script', drawing('<script>alert(1)</script>'), { kind: 'script', line: 2 }],
  ['a handler', drawing('<path/>', ' onload="go()"'), { kind: 'script', line: 1 }],
  ['a handler deeper', drawing('<g>\n<path d="M0 0"\n onClick = "go()"/></g>'), { kind: 'script', line: 4 }],
  ['a link that runs', drawing('<a href="javascript:go()"/>'), { kind: 'script', line: 2 }],
  ['a merge', drawing('<<<<<<< HEAD\n<path/>\n=======\n>>>>>>> other'), { kind: 'conflict', line: 2 }],
  ['a half', drawing('<path/>').replace('</svg>', ''), { kind: 'cut', line: 2 }],
])('finds %s', (_, svg, fault) => {
  expect(svgFault(svg)).toEqual(fault);
});

it.each([
  ['nothing special', drawing('<path d="M0 0"/>')],
  ['words that look alike', drawing('<title>Stand on=it, onload="x"</title>')],
  ['a comment', drawing('<!-- <script>\nonload="go()" -->')],
  ['an empty drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['what is no drawing', '<html>'],
])('accepts %s', (_, svg) => {
  expect(svgFault(svg)).toBeUndefined();
});

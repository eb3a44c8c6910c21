import { expect, it } from 'vitest';
import { svgFault } from './svg-fault.ts';

const drawing = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"${attributes}>\n${inside}\n</svg>\n`;

const external = (line: number) => ({ kind: 'external', line });

it.each([
  ['a script', drawing('<script>alert(1)</script>'), { kind: 'script', line: 2 }],
  ['a handler', drawing('<path/>', ' onload="go()"'), { kind: 'script', line: 1 }],
  ['a handler deeper', drawing('<g>\n<path d="M0 0"\n onClick = "go()"/></g>'), { kind: 'script', line: 4 }],
  ['a link that runs', drawing('<a href="javascript:go()"/>'), { kind: 'script', line: 2 }],
  ['a picture of another site', drawing('<image\nhref="https://x.example/a.png"/>'), external(3)],
  ['a picture beside it', drawing('<image xlink:href="photo.png"/>'), external(2)],
  ['a link', drawing('<a xlink:href="http://x.example"><path/></a>'), external(2)],
  ['a sheet of styles', `<?xml-stylesheet href="a.css"?>${drawing('')}`, external(1)],
  ['a font of another site', drawing('<style>\n@import url(//x.example/f.css);</style>'), external(3)],
  ['a filling of another site', drawing('<path fill="url( \'https://x.example/a.svg#b\')"/>'), external(2)],
  ['a merge', drawing('<<<<<<< HEAD\n<path/>\n=======\n>>>>>>> other'), { kind: 'conflict', line: 2 }],
  ['nothing', ' \n', { kind: 'empty', line: 1 }],
  ['a web page', '<!doctype html>\n<html></html>', { kind: 'page', line: 1 }],
  ['pixels', Buffer.from('89504e470d0a1a0a', 'hex').toString(), { kind: 'pixels', line: 1 }],
  ['no name', '<svg viewBox="0 0 8 8"><path/></svg>', { kind: 'nameless', line: 1 }],
  ['a misspelt name', '<svg xmlnz="http://www.w3.org/2000/svg"></svg>', { kind: 'nameless', line: 1 }],
  ['other capitals', drawing('<path/>').replace('viewBox', '\nviewbox'), { kind: 'miscased', line: 2 }],
  ['a half', drawing('<path/>').replace('</svg>', ''), { kind: 'cut', line: 2 }],
])('finds %s', (_, svg, fault) => {
  expect(svgFault(svg)).toEqual(fault);
});

it.each([
  ['nothing special', drawing('<path d="M0 0"/>')],
  ['words that look alike', drawing('<title>Stand on=it, onload="x"</title>')],
  [
    'what it is drawn with',
    drawing('<use href="#a"/><path fill="url(#b)"/><image href="data:image/png;base64,a//b"/>'),
  ],
  [
    'who made it',
    drawing('<metadata><work rdf:about="https://x.example" href="https://x.example"/></metadata>'),
  ],
  ['a comment', drawing('<!-- <script>\nonload="go()" <svg viewbox="0" -->')],
  ['a drawing in a drawing', drawing('<svg x="1"><path/></svg>')],
  ['a name told first', '<!DOCTYPE svg [<!ENTITY n "http://www.w3.org/2000/svg">]><svg xmlns="&n;"></svg>'],
  ['an empty drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['what is no drawing', '<note/>'],
])('accepts %s', (_, svg) => {
  expect(svgFault(svg)).toBeUndefined();
});

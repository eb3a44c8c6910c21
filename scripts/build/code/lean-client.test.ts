import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { leanReact } from './lean-client.ts';

const folder = path.dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
const lean = leanReact(readFileSync(path.join(folder, 'cjs/react-dom-client.production.js'), 'utf8'));

describe('React for visitors', () => {
  it('makes no error when it is loaded', () => {
    expect(lean).toContain('SuspenseException = {}');
    expect(lean).toContain('HydrationMismatchException = {}');
    expect(lean).not.toMatch(/^var \w+ = Error\(|Exception = Error\(/m);
  });
  it('names the address of a fault', () => {
    expect(lean).toContain('"https://react.dev/errors/" + code;');
    expect(lean).not.toContain('Minified React error');
  });
  it('explains no state to whoever writes the code', () => {
    const file = createRequire(import.meta.url).resolve('react/package.json');
    const core = readFileSync(path.join(path.dirname(file), 'cjs/react.production.js'), 'utf8');
    expect(core).toContain('takes an object of state variables');
    expect(leanReact(core)).not.toContain('takes an object of state variables');
  });
  it('has no sign of a waiting transition, which it never shows', () => {
    expect(lean).toContain('function defaultOnDefaultTransitionIndicator() {}');
    expect(lean).not.toContain('react-transition');
    expect(lean).not.toMatch(/onDefaultTransitionIndicator\(/);
  });
});

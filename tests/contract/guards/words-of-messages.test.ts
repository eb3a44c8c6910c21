import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

/** What asks a message, or what it says to do, for its words. */
const looks =
  /\b(?:message|remedy)\??\.(?:includes|startsWith|endsWith|match|search|indexOf)\(|\.(?:test|exec)\((?:\w+\.)?(?:message|remedy)\b/;

const known: Record<string, string> = {
  'scripts/validate/texts/behind-end.ts': 'a code of the parser',
  'scripts/validate/texts/bracket-hints.ts': 'a code of the parser',
  'scripts/validate/texts/bracket-suspects.ts': 'a code of the parser',
  'scripts/validate/texts/easy-slips.ts': 'a code of the parser',
  'scripts/validate/texts/sign-slips.ts': 'a code of the parser',
  'scripts/validate/texts/stray-groups.ts': 'a code of the parser',
  'src/engine/core/checks/problems/place-in-words.ts':
    'the place that it begins with, from the same function',
  'src/engine/core/checks/problems/with-remedy.ts':
    'the remedy that it ends with, which it has by itself, too',
  'src/engine/core/checks/schema/schema-locale.ts': 'the kinds of a value, from the same function',
};

it('no rule knows a problem by the words of its message, which anybody may write better', () => {
  const looking = globSync('{src/engine/core/checks,scripts/validate}/**/*.ts', { cwd: root })
    .filter((file) => !file.includes('.test.') && looks.test(readFileSync(path.join(root, file), 'utf8')))
    .sort();
  expect(looking).toEqual(Object.keys(known).sort());
});

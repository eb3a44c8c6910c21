import { describe, expect, it } from 'vitest';
import { checkCatalog } from '../../../scripts/validate/check-catalog.ts';
import { keepValidators } from '../../../scripts/validate/keep-validators.ts';
import { keepFindings } from '../../../scripts/validate/parts/keep-findings.ts';
import { validateSite } from '../../../scripts/validate/validate-site.ts';
import { project } from '../../command.ts';
import { beginWithCleanSite } from '../begin-with-clean-site.ts';
import { projectText } from '../guards/project-text.ts';
import { allFaults } from './all-faults.ts';
import { checksTestedElsewhere } from './checks-tested-elsewhere.ts';
import { keepTexts } from './keep-texts.ts';
import { faults, placeOfFault, withFault } from './validate-faults.ts';

const validators = keepValidators();
const watching = { validators, memory: keepTexts(), check: keepFindings() };

const isGone = (fault: (typeof allFaults)[number]) => !projectText(fault.in).includes(fault.from);

/** A command that has no quotation marks ends with the message: a sign behind it would be copied with it. */
const openEnded = /(?<!")\b(npm run|git (checkout|show)) [^"]*[.;,](\s|$)/;

describe('one fault in this site is one problem, told at its line and column', () => {
  beginWithCleanSite();

  it.for(allFaults)('$check: $to', async (fault, { skip }) => {
    // Words of the site may be edited without touching a test.
    skip(isGone(fault), 'The words of this fault are gone: give it those of now');
    const edited = new Map([[fault.in, withFault(projectText(fault.in), fault)]]);
    const { problems } = await validateSite(project, { validators, edited });
    const file = fault.told ?? fault.in;
    const found = problems.map((problem) => {
      const { check, line, column } = problem;
      return { check, file: problem.file, line, column };
    });
    expect(found).toEqual([{ check: fault.check, file, ...placeOfFault(fault, projectText) }]);
    expect(problems[0]?.message).toContain(fault.says ?? '');
    expect(problems[0]?.message).not.toMatch(openEnded);
    // A process that watches the site knows what it found of the fault before, or of the site without any.
    expect((await validateSite(project, { ...watching, edited })).problems).toEqual(problems);
    if (allFaults.indexOf(fault) % 4 === 0)
      expect((await validateSite(project, watching)).problems).toEqual([]);
  });

  it('leaves nothing behind when all are gone', async () => {
    expect((await validateSite(project, watching)).problems).toEqual([]);
  });
});

describe('the faults', () => {
  it('are at least a hundred', () => {
    expect(faults.length + allFaults.length).toBeGreaterThanOrEqual(100);
  });

  it('can nearly all be made in the words of now', () => {
    const gone = allFaults.filter(isGone).map(({ from }) => from);
    expect(gone.length, gone.join('\n')).toBeLessThan(allFaults.length / 10);
  });

  it('are of every check whose fault is one change of a file', () => {
    const tried = new Set([...faults, ...allFaults].map(({ check }) => check));
    const ids = checkCatalog.map(({ id }) => id);
    const untried = ids.filter((id) => !tried.has(id) && !checksTestedElsewhere.has(id));
    const advice =
      'Give each a row in a site-*-faults.ts; one whose fault is no single change of a JSON file goes into checks-tested-elsewhere.ts';
    expect(untried, advice).toEqual([]);
    expect([...checksTestedElsewhere.keys()].filter((id) => tried.has(id) || !ids.includes(id))).toEqual([]);
  });

  it.each([...checksTestedElsewhere])('of %s are tried in %s', (id, test) => {
    expect(projectText(test)).toContain(id);
  });
});

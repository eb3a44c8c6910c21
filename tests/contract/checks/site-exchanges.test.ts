import { describe, expect, it } from 'vitest';
import { keepValidators } from '../../../scripts/validate/keep-validators.ts';
import { validateSite } from '../../../scripts/validate/validate-site.ts';
import { project } from '../../command.ts';
import { beginWithCleanSite } from '../begin-with-clean-site.ts';
import { projectText } from '../guards/project-text.ts';
import { type Exchange, siteExchanges } from './site-exchanges.ts';
import { siteSectionExchanges } from './site-section-exchanges.ts';
import { siteWordExchanges } from './site-word-exchanges.ts';
import { placeOf } from './validate-faults.ts';

beginWithCleanSite();

const validators = keepValidators();

/** The texts of the files after the exchange. */
const exchanged = ({ parts: [[file, one], [otherFile, other]] }: Exchange): Map<string, string> => {
  const held = '\u0000';
  const edited = new Map([[file, projectText(file).replace(one, held)]]);
  const text = (edited.get(otherFile) ?? projectText(otherFile)).replace(other, () => one);
  edited.set(otherFile, text);
  return edited.set(
    file,
    (edited.get(file) ?? '').replace(held, () => other),
  );
};

// Words of the site may be edited without touching a test: an exchange of words that are gone is passed over.
const possible = [...siteExchanges, ...siteSectionExchanges, ...siteWordExchanges].filter(({ parts }) =>
  parts.every(([file, text]) => projectText(file).includes(text)),
);

describe('two things in each other’s place are one problem', () => {
  it.each(possible)('$check: $at', async (exchange) => {
    const edited = exchanged(exchange);
    const { problems } = await validateSite(project, { validators, edited });
    const [file, at] = exchange.at;
    const found = problems.map(({ check, file: its, line, column }) => ({ check, file: its, line, column }));
    const place = placeOf(edited.get(file) ?? '', at);
    expect(found).toEqual([{ check: exchange.check, file, ...place }]);
  });
});

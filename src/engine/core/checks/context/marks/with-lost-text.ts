import { withoutMending } from '../../problems/restated.ts';
import { withRemedy } from '../../problems/with-remedy.ts';
import { howToQuote } from '../../schema-errors/remedy.ts';
import type { SchemaFinding } from '../../schema-errors/schema-findings.ts';
import { withSuggestion } from '../../suggestions/with-suggestion.ts';
import type { CheckContext } from '../check-context.ts';
import { lostBeside } from './lost-beside.ts';

/** A number in the place of a text that nothing shows any more is told with that: in quotation marks visitors would read it. */
export const withLostText = (context: CheckContext, finding: SchemaFinding): SchemaFinding => {
  const { message, asked, keyword, fix } = finding;
  const isQuoted = keyword === 'type' && fix !== undefined && typeof asked === 'string';
  const lost = isQuoted ? lostBeside(context, finding) : undefined;
  if (lost === undefined) return finding;
  const fault = message.replace(howToQuote(asked), `Nothing shows "${lost}" any more.`);
  const told = context.sourceWords?.texts.has(lost)
    ? withSuggestion(fault, `t:${lost}`)
    : withRemedy(fault, `Write "t:${lost}|" and its words.`);
  return { ...withoutMending(finding), ...told };
};

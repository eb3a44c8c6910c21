import type { CheckContext } from '../check-context.ts';
import { perContext } from '../per-context.ts';
import { isNamed } from '../words/keys/is-named.ts';
import { mayBelongToLiteral } from './literals.ts';

const hasUnreadPage = perContext(({ source, unreadable }): boolean =>
  source.pages.some(({ file }) => unreadable.has(file)),
);

/**
 * Whether nothing shows a key that has words in the default language. One that the content means by another name, and
 * one that gave way to its words, are faults of their own; a page that cannot be read may use any key.
 */
export const isLeftOver = (context: CheckContext, key: string): boolean => {
  const { sourceWords, mentioned, defaultLocale } = context;
  return (
    sourceWords?.texts.has(key) === true &&
    !mentioned.has(key) &&
    !hasUnreadPage(context) &&
    !isNamed(context, defaultLocale, key) &&
    !mayBelongToLiteral(context, key)
  );
};

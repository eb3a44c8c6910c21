import type { CheckContext } from '../../context/check-context.ts';
import { mayBelongToLiteral } from '../../context/marks/literals.ts';
import { perContext } from '../../context/per-context.ts';
import { isNamed } from '../../context/words/keys/is-named.ts';

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

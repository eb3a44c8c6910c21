import { buildRoutes } from '../../../src/engine/core/addresses/routes.ts';
import { soundSource } from '../../../src/engine/core/checks/context/sound-source.ts';
import { below } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Finding } from '../../../src/engine/core/checks/problems/problem.ts';
import { closest } from '../../../src/engine/core/checks/suggestions/closest.ts';
import { withSuggestion } from '../../../src/engine/core/checks/suggestions/with-suggestion.ts';
import { objectOf, stringsOf } from '../../../src/engine/core/json/json-value.ts';
import type { SiteSource } from '../../../src/engine/core/types.ts';
import { mailWordsFile as file } from '../../site/mail-words-file.ts';

/** The section type that answers the links of mails. */
const answering = 'newsletter-link';

/** The addresses of the pages that do something for the readers of mails, in a language, as mails write them. */
const addressesOf = (given: SiteSource): ((action: string, language: string) => string[]) => {
  const source = soundSource(given);
  const { routes } = buildRoutes(source.config, source.pages);
  return (action, language) => {
    const pages = source.pages.filter(({ document }) =>
      document.sections.some(({ type, props }) => type === answering && props.action === action),
    );
    const ids = new Set(pages.map(({ document }) => document.id));
    const own = routes.filter(({ pageId, locale }) => ids.has(pageId) && locale === language);
    return own.map(({ path }) => path.slice(1));
  };
};

/** Addresses in mails at which no page does what the mail is for. That no page does it at all is told elsewhere. */
export const wrongMailLinks = (words: object, source: SiteSource): Finding[] => {
  const addresses = addressesOf(source);
  return Object.entries(words).flatMap(([language, said]) =>
    Object.entries(stringsOf(objectOf(said).pages)).flatMap(([action, address]): Finding[] => {
      const right = addresses(action, language);
      if (right.length === 0 || right.includes(address.replace(/^\//, ''))) return [];
      const message = `Mails would lead to no page that answers them: "${address}" is not the address of such a page in "${language}".`;
      const meant = closest(address, right) ?? right[0];
      const pointer = below(`/${language}/pages`, action);
      return [{ file, pointer, ...withSuggestion(message, meant) }];
    }),
  );
};

import { placeholderAlone } from '../../../words/placeholder.ts';

/** The site whose address is the fact that a link names: linkedin of %{linkedinUrl}. */
export const siteOfFact = (link: string): string | undefined =>
  /^(\w+)Url$/.exec(placeholderAlone(link) ?? '')?.[1];

import type { SiteConfig } from '../../../../../generated/types.ts';
import { parsePageLink } from '../../../addresses/page-link.ts';
import { below } from '../../problems/pointer-steps.ts';
import { perContext } from '../per-context.ts';

/** A setting of the site that names a page or an address. */
type ConfiguredLink = { kind: 'notFound' | 'overview' | 'redirect'; pointer: string; link: string };

/** Every setting that names a page or an address. One that is no text is the schema's. */
export const configuredLinks = ({ notFound, collections, redirects }: SiteConfig): ConfiguredLink[] => {
  const named: (Omit<ConfiguredLink, 'link'> & { link: unknown })[] = [
    { kind: 'notFound', pointer: '/notFound', link: notFound },
    ...Object.entries(collections ?? {}).flatMap(([name, settings]) =>
      (['notFound', 'overview'] as const).map((kind) => ({
        kind,
        pointer: below('/collections', name, kind),
        link: settings[kind],
      })),
    ),
    ...Object.entries(redirects ?? {}).map(([from, to]) => ({
      kind: 'redirect' as const,
      pointer: below('/redirects', from),
      link: to,
    })),
  ];
  return named.filter((one): one is ConfiguredLink => typeof one.link === 'string');
};

/** The pages that the settings show for addresses that do not exist, by their ids. */
export const notFoundPages = perContext(
  ({ source }): Set<string> =>
    new Set(
      configuredLinks(source.config).flatMap(({ kind, link }) =>
        kind === 'notFound' ? (parsePageLink(link)?.pageId ?? []) : [],
      ),
    ),
);

/** The pages that a link or a setting names: a copy that somebody has just made is not among them. */
export const namedPages = perContext((context): Set<string> => {
  const ofLinks = context.links.flatMap(({ target }) => (target.kind === 'page' ? target.pageId : []));
  return new Set([...ofLinks, ...notFoundPages(context)]);
});

import { mayBeIndexed } from '../addresses/indexing.ts';
import { iconFiles, madeFiles } from '../addresses/output-paths.ts';
import type { Route } from '../addresses/routes.ts';
import type { Site } from '../site.ts';
import type { HeadElement, ResolvedPage } from '../types.ts';
import { localeConfigOf } from '../words/locale-config-of.ts';
import { escapeHtml, escapeJson } from './escape-html.ts';
import { jsonLd } from './json-ld.ts';
import { shareImagePath, shareImageSize } from './share-image.ts';

const meta = (name: string, content: string, attribute: 'name' | 'property' = 'name'): HeadElement => [
  'meta',
  { [attribute]: name, content },
];

const link = (rel: string, href: string, more: Record<string, string> = {}): HeadElement => [
  'link',
  { rel, href, ...more },
];

const htmlOf = ([tag, attributes]: HeadElement): string => {
  const texts = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${tag}${texts.join('')}>`;
};

const languageLinks = ({ alternates }: ResolvedPage): HeadElement[] =>
  alternates.map(({ locale, href }) => link('alternate', href, { hreflang: locale }));

const ogLocale = (site: Site, locale: string) => localeConfigOf(site.source.config, locale)?.og ?? locale;

/** Nobody shares the screen of an address that does not exist: it has neither a picture nor an address of its own. */
const isShared = ({ status }: Route): boolean => status !== 404;

const shareImage = (site: Site, route: Route, page: ResolvedPage): string | undefined => {
  if (!isShared(route)) return undefined;
  const { config, assets } = site.source;
  const own = site.pages.get(route.pageId)?.document.meta.image;
  if (own) return config.origin + (assets[own.srcByLocale?.[route.locale] ?? own.src]?.url ?? own.src);
  return config.shareImage ? config.origin + shareImagePath(page) : undefined;
};

/** What other sites show when a page is shared: its title, description, languages and, if there is one, its picture. */
const sharing = (site: Site, route: Route, page: ResolvedPage): HeadElement[] => {
  const image = shareImage(site, route, page);
  const others = page.alternates.filter(({ locale }) => ![page.locale, 'x-default'].includes(locale));
  const pictures = image
    ? [
        meta('og:image', image, 'property'),
        meta('og:image:width', String(shareImageSize.width), 'property'),
        meta('og:image:height', String(shareImageSize.height), 'property'),
        meta('og:image:alt', page.title, 'property'),
        meta('twitter:image', image),
      ]
    : [];
  return [
    meta('og:type', 'website', 'property'),
    meta('og:site_name', site.source.config.name, 'property'),
    meta('og:title', page.title, 'property'),
    meta('og:description', page.description, 'property'),
    ...(isShared(route) ? [meta('og:url', page.canonical, 'property')] : []),
    meta('og:locale', ogLocale(site, page.locale), 'property'),
    ...others.map(({ locale }) => meta('og:locale:alternate', ogLocale(site, locale), 'property')),
    meta('twitter:card', image ? 'summary_large_image' : 'summary'),
    meta('twitter:title', page.title),
    meta('twitter:description', page.description),
    ...pictures,
  ];
};

const icons = (site: Site): HeadElement[] => {
  const { icon, themeColor } = site.source.config;
  return [
    ...(icon
      ? [
          link('icon', `/${iconFiles.favicon}`, { sizes: '32x32' }),
          link('icon', icon, { type: 'image/svg+xml' }),
          link('apple-touch-icon', `/${iconFiles.touch}`),
        ]
      : []),
    link('manifest', `/${madeFiles.manifest}`),
    ...(themeColor ? [meta('theme-color', themeColor)] : []),
  ];
};

/** What a document's head says of its page beside the title: description, languages, sharing. Navigation exchanges it. */
export const headOfPage = (site: Site, route: Route, page: ResolvedPage): HeadElement[] => [
  meta('description', page.description),
  ...(mayBeIndexed(site.pages.get(route.pageId))
    ? [link('canonical', page.canonical), ...languageLinks(page)]
    : [meta('robots', 'noindex')]),
  ...sharing(site, route, page),
];

/** A page and what `headOfPage` says of it. */
type Headed = { page: ResolvedPage; head: HeadElement[] };

/** Everything a document's head says: the title, what `headOfPage` says of the page, icons, structured data. */
export const renderHead = (site: Site, route: Route, { page, head }: Headed): string =>
  [
    `<title>${escapeHtml(page.title)}</title>`,
    ...[...head, ...icons(site)].map(htmlOf),
    ...(mayBeIndexed(site.pages.get(route.pageId)) && !route.fallback
      ? [`<script type="application/ld+json">${escapeJson(jsonLd(site, route, page))}</script>`]
      : []),
  ].join('\n');

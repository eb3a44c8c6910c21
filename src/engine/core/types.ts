import type {
  Constants,
  LocaleDocument,
  PageDocument,
  SectionDocument,
  SiteConfig,
} from '../../generated/types.ts';

/** Any JSON object, read but not yet checked. */
export type Json = { [key: string]: unknown };

/** The schemas of a site by their files. */
export type Schemas = Record<string, Json>;

/** One element of an icon's drawing: tag name and attributes, as lucide publishes them. */
export type IconNode = [tag: string, attributes: Record<string, string>];

/** A file of the public folder that documents may name: its address and, for pictures, its size in pixels. */
export type Asset = {
  url: string;
  width?: number;
  height?: number;
  /** How large the file is. */
  bytes?: number;
  /** What kind of picture the file holds, whatever it is called, such as jpeg. */
  format?: string;
  /** Whether a drawing has photographs inside. */
  embeds?: boolean;
  /** Whether a drawing has a place for a title. */
  titled?: boolean;
  /**
   * What is wrong with the text of a drawing, and in which line. It has a script, something of another site or an
   * unsolved merge, or its end is missing. Or it is no drawing: it is empty, a web page or a picture made of pixels,
   * lacks the name of what drawings are written in, is not well-formed or no UTF-8, misspells its view box, or says no size.
   */
  fault?: {
    kind:
      | 'script'
      | 'external'
      | 'conflict'
      | 'cut'
      | 'empty'
      | 'page'
      | 'pixels'
      | 'nameless'
      | 'malformed'
      | 'misencoded'
      | 'miscased'
      | 'sizeless';
    line: number;
  };
  sources?: { type: string; srcset: string }[];
};

/**
 * A page document with where it came from. Entries of a collection carry its name and their slug. Of an `outline` only
 * what other pages need is there: its sections have a type and an id, and no props.
 */
export type PageFile = {
  file: string;
  document: PageDocument;
  collection?: string;
  slug?: string;
  outline?: true;
  /** The languages in which nothing of the page is translated, so that it shows the words of the default language. */
  fallback?: string[];
};

/** The moment for which a site is made, and whether drafts are shown as if they were published. */
export type Clock = { now: number; drafts: boolean };

/** Everything a site is made of, read from disk and from nowhere else, and the moment for which it is made. */
export type SiteSource = {
  clock: Clock;
  config: SiteConfig;
  pages: PageFile[];
  locales: Record<string, LocaleDocument>;
  schemas: Schemas;
  assets: Record<string, Asset>;
  icons: Record<string, IconNode[]>;
  /** How sections of an older version become those of the next, by section type. */
  migrations?: Record<string, unknown>;
  /** Which text of the default language each translation was made from. */
  lock?: Json;
  /** The variables of the environment that win over settings of `services`, by these settings. */
  variables?: Readonly<Record<string, string>>;
};

/** A section whose props are final. One whose words are in another language than its page's says in which. */
export type ResolvedSection = Pick<SectionDocument, 'type' | 'id' | 'props'> & {
  lang?: string;
  dir?: 'ltr' | 'rtl';
};

/** Where the services are, the key they want, and how page views are counted. Empty where nothing is configured. */
export type ServicesSettings = {
  backendUrl: string;
  backendKey: string;
  contactUrl: string;
  newsletterUrl: string;
  analytics: string;
  analyticsId: string;
  analyticsUrl: string;
};

/** What the browser must know of the site besides the page it shows. */
export type ClientSettings = {
  name: string;
  constants: Required<Constants>;
  services: ServicesSettings;
};

/** A language's version of a page, with its absolute address; `x-default` is for readers of all other languages. */
export type Alternate = { locale: string; href: string };

/** One page, final, as it is rendered, written to /_data and hydrated. */
export type ResolvedPage = {
  id: string;
  locale: string;
  dir: 'ltr' | 'rtl';
  path: string;
  /** The overview of the collection that this page is an entry of. */
  parent?: string;
  status: 200 | 404;
  title: string;
  description: string;
  canonical: string;
  alternates: Alternate[];
  before: ResolvedSection[];
  sections: ResolvedSection[];
  after: ResolvedSection[];
  error?: ResolvedSection;
  icons: Record<string, IconNode[]>;
  settings: ClientSettings;
};

/** An element of a document's head: what it is called, and its attributes. */
export type HeadElement = ['meta' | 'link', attributes: Record<string, string>];

/** What is shown of a page. The rest of it stands in its head. */
export type ShownPage = Omit<ResolvedPage, 'description' | 'canonical' | 'alternates'>;

/** The payload of one route: the page, what the document's head says of it, and the version of the code it was made for. */
export type PageData = { page: ShownPage; head: HeadElement[]; code: string };

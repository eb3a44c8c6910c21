// Generated from schemas/ by `npm run types`. Do not edit.

/**
 * What the button does: unsubscribe ends a subscription, confirm starts one that was asked for.
 */
export type NewsletterLinkAction = "unsubscribe" | "confirm";
/**
 * A colour of the brand palette. ink and agave are dark; rose, warm, mint, mist and peach are light tints; ember, apricot and buganvilia are strong.
 */
export type Tone =
  "ink" | "agave" | "mist" | "mint" | "rose" | "warm" | "apricot" | "ember" | "peach" | "buganvilia" | "white";
/**
 * The background of a section: page is white, mist a quiet green grey, dark the brand's ink.
 */
export type Surface = "page" | "mist" | "dark";
/**
 * Where broken rules are told: at the field, or as a message at the edge of the window.
 */
export type FormErrorsAs = "fields" | "toasts";
/**
 * A text, or a group of texts in { }. Pages show a text by its name: t:home.hero.title is the text title in the group hero of the group home. Every language has the same names.
 */
export type LocaleGroup =
  | string
  | {
      [k: string]: LocaleGroup;
    };
/**
 * A colour inside a vignette. warm, rose, mint, mist and peach are light tints, success a light green; apricot, ember, buganvilia and agave are strong.
 */
export type VignetteTone =
  "warm" | "rose" | "mint" | "mist" | "peach" | "success" | "apricot" | "ember" | "buganvilia" | "agave";
/**
 * One part of a vignette; its type says which.
 */
export type VignetteBlock =
  | VignetteRow
  | VignetteAmount
  | VignetteBar
  | VignetteSteps
  | VignetteList
  | VignetteCatalog
  | VignettePrices
  | VignetteCompare
  | VignetteChips
  | VignetteCopy
  | VignetteCoupon
  | VignetteSplit
  | VignetteBars
  | VignetteRange
  | VignetteTotal
  | VignetteTree
  | VignetteButton
  | VignetteFoot;
/**
 * One thing in a row; its type says which.
 */
export type VignettePiece =
  | VignetteWords
  | VignetteFact
  | VignetteStruck
  | VignettePill
  | VignetteIcon
  | VignetteDot
  | VignetteThumb
  | VignetteRing
  | VignetteStack
  | VignetteAmount
  | VignetteButton;

/**
 * Everything the schemas describe.
 */
export interface Schemas {
  sections: SectionPropsByType;
  forms: FormDataByName;
  page: PageDocument;
  site: SiteConfig;
  locale: LocaleDocument;
  definitions: Definitions;
}
/**
 * The props of each section type.
 */
export interface SectionPropsByType {
  awards: AwardsProps;
  benefits: BenefitsProps;
  "call-to-action": CallToActionProps;
  careers: CareersProps;
  comparison: ComparisonProps;
  consent: ConsentProps;
  "contact-hero": ContactHeroProps;
  contact: ContactProps;
  "entry-not-found": EntryNotFoundProps;
  "feature-tiles": FeatureTilesProps;
  "floating-button": FloatingButtonProps;
  footer: FooterProps;
  form: FormSectionProps;
  header: HeaderProps;
  hero: HeroProps;
  impact: ImpactProps;
  journey: JourneyProps;
  "key-features": KeyFeaturesProps;
  leadership: LeadershipProps;
  logos: LogosProps;
  moments: MomentsProps;
  "newsletter-link": NewsletterLinkProps;
  "not-found": NotFoundProps;
  notice: NoticeProps;
  overview: OverviewProps;
  "page-hero": PageHeroProps;
  "partner-benefits": PartnerBenefitsProps;
  presence: PresenceProps;
  process: ProcessProps;
  recognition: RecognitionProps;
  "reward-categories": RewardCategoriesProps;
  "section-fallback": SectionFallbackProps;
  "solution-hero": SolutionHeroProps;
  solutions: SolutionsProps;
  "sticky-bar": StickyBarProps;
  story: StoryProps;
  testimonials: TestimonialsProps;
}
/**
 * Awards won and nominations, one line each.
 */
export interface AwardsProps {
  /**
   * The heading of the section.
   */
  title: string;
  /**
   * The background of the section. White when left out.
   */
  surface?: Surface;
  /**
   * The awards, the latest first.
   *
   * @minItems 1
   */
  awards: Award[];
}
/**
 * One award or nomination.
 */
export interface Award {
  /**
   * What the award is for.
   */
  title: string;
  /**
   * Who gave it, and in which year.
   */
  event: string;
  /**
   * What the company became, such as Finalist.
   */
  status: string;
  /**
   * The award's sign, drawn 52 pixels high.
   */
  image: Image;
}
/**
 * What changes for the customer: coloured panels with a drawing each.
 */
export interface BenefitsProps {
  /**
   * The heading of the section.
   */
  title: string;
  /**
   * The panels, from left to right.
   *
   * @minItems 1
   * @maxItems 3
   */
  items: Benefit[];
}
/**
 * One change for the better.
 */
export interface Benefit {
  /**
   * The drawing and with it the colour: engagement is two returning tracks on rose, loyalty rings around a dot on warm yellow, roi rising bars on mint.
   */
  drawing: "engagement" | "loyalty" | "roi";
  /**
   * The change in a few words.
   */
  title: string;
  /**
   * One sentence about it.
   */
  text: string;
}
/**
 * The panel that asks for the next step: a heading, one or two sentences, one or two buttons and the turning tracks.
 */
export interface CallToActionProps {
  /**
   * The invitation.
   */
  title: string;
  /**
   * What the visitor gets from it.
   */
  text: string;
  /**
   * One or two buttons: the first is filled, the second outlined.
   *
   * @minItems 1
   * @maxItems 2
   */
  buttons: ButtonContent[];
  /**
   * The drawing in the lower corner of the panel.
   */
  art: Image;
}
/**
 * An invitation to work here: a panel of colour with a button and an e-mail address.
 */
export interface CareersProps {
  /**
   * The invitation.
   */
  title: string;
  /**
   * One or two sentences below it.
   */
  text: string;
  /**
   * The button to the open positions.
   */
  button: ButtonContent;
  /**
   * The e-mail address beside the button: its words and a mailto: link.
   */
  mail: ButtonContent;
  /**
   * Said to screen readers after a button to another site, which opens a new tab.
   */
  newTab?: string;
  /**
   * The drawing of tracks in the panel's lower corner.
   */
  art: Image;
}
/**
 * A table that compares us with traditional vendors, row by row.
 */
export interface ComparisonProps {
  /**
   * The heading above the table.
   */
  title: string;
  /**
   * One or two sentences beside the heading.
   */
  text?: string;
  /**
   * The background: page is white, mist is green grey.
   */
  surface: "page" | "mist";
  /**
   * The head of the first column, which names what is compared.
   */
  featureHead: string;
  /**
   * Our logo as the head of our column, with our name as its alternative text.
   */
  provider: Image;
  /**
   * The head of the traditional vendors' column.
   */
  traditionalHead: string;
  /**
   * What a check says to screen readers and in its hint.
   */
  yes: string;
  /**
   * What a cross says to screen readers and in its hint.
   */
  no: string;
  /**
   * The rows of the table.
   *
   * @minItems 1
   */
  rows: ComparisonRow[];
}
/**
 * One thing that is compared.
 */
export interface ComparisonRow {
  /**
   * What is compared.
   */
  feature: string;
  /**
   * What we offer: words, or true for a check and false for a cross.
   */
  provider: boolean | string;
  /**
   * What traditional vendors offer: words, or true for a check and false for a cross.
   */
  traditional: boolean | string;
}
/**
 * Asks visitors whether their visit may be counted. It belongs first in the layout, and it shows only when the chosen statistics need consent (services.analytics), until the visitor has answered.
 */
export interface ConsentProps {
  /**
   * The name of this place for screen readers.
   */
  label: string;
  /**
   * The question.
   */
  title: string;
  /**
   * What is counted, what for, and what happens until the visitor agrees.
   */
  text: string;
  /**
   * The link to the privacy notice, after the text.
   */
  privacy?: MenuItem;
  /**
   * The button of those who do not agree. It is as large as the other.
   */
  decline: string;
  /**
   * The button of those who agree.
   */
  accept: string;
  /**
   * Said to screen readers after a link that opens a new tab.
   */
  newTab: string;
  /**
   * Count up when what visitors agree to changes: everyone is asked again.
   */
  version: number;
}
/**
 * The opening of the contact page: a large heading whose last word is coloured, one sentence, and a drawing that rises from the lower edge.
 */
export interface ContactHeroProps {
  /**
   * The whole heading, such as Let’s Connect.
   */
  title: string;
  /**
   * The end of the heading that is coloured, such as Connect. It may be all of it.
   */
  emphasis: string;
  /**
   * One sentence below the heading.
   */
  text: string;
  /**
   * The drawing at the lower edge.
   */
  art: Image;
}
/**
 * Where and when to reach the company, help for existing clients, and beside them a form.
 */
export interface ContactProps {
  /**
   * The heading of the ways to reach the company.
   */
  title: string;
  /**
   * The ways to reach the company.
   *
   * @minItems 1
   */
  items: ContactItem[];
  support?: ContactSupport;
  /**
   * The heading above the form.
   */
  formTitle: string;
  /**
   * One or two sentences above the form.
   */
  formText?: string;
  /**
   * The form itself.
   */
  form: Form;
}
/**
 * One way: an icon, its name, and what it is.
 */
export interface ContactItem {
  /**
   * The icon beside it.
   */
  icon: string;
  /**
   * The colour behind the icon. Chosen in turn when left out.
   */
  tone?: Tone;
  /**
   * Its name, such as Phone.
   */
  title: string;
  /**
   * What it is, such as the number. A line break is kept.
   */
  text: string;
  /**
   * Where a click leads, such as tel:+18005550100.
   */
  link?: string;
  /**
   * Said to screen readers after a link to another site, which opens a new tab.
   */
  newTab?: string;
}
/**
 * The coloured box for existing clients.
 */
export interface ContactSupport {
  /**
   * The heading of the box.
   */
  title: string;
  /**
   * The words before the address.
   */
  before: string;
  /**
   * The e-mail address.
   */
  address: string;
  /**
   * Where the address leads, such as mailto:%{partnersEmail}.
   */
  link: string;
  /**
   * The words after the address, such as the time of response.
   */
  after: string;
}
/**
 * The screen for an address of a collection that has no entry: it leads to the entries there are.
 */
export interface EntryNotFoundProps {
  /**
   * What happened, in a few words. It is the page's main heading.
   */
  title: string;
  /**
   * One or two sentences that lead to the list.
   */
  text: string;
  /**
   * The entries to jump to.
   */
  cards: Card[];
  /**
   * The way to the overview of all entries.
   */
  button: ButtonContent;
  /**
   * The drawing above the heading.
   */
  art: Image;
}
/**
 * Points as tiles with an icon, a title and a sentence.
 */
export interface FeatureTilesProps {
  /**
   * The heading of the section.
   */
  title: string;
  /**
   * One sentence below the heading or beside it.
   */
  text?: string;
  /**
   * The points.
   */
  features: Feature[];
  /**
   * split: the heading stays in sight beside two columns of tiles, which become rows on phones. grid: the heading stands above the tiles.
   */
  layout: "split" | "grid";
  /**
   * How many tiles stand side by side on large screens; 3 in a grid when left out.
   */
  columns?: 2 | 3 | 4;
  /**
   * The background: page is white with green-grey tiles, mist is green grey with white tiles.
   */
  surface: "page" | "mist";
}
/**
 * The button that floats in the corner once the page is scrolled. On phones only its icon shows.
 */
export interface FloatingButtonProps {
  /**
   * The words on the button.
   */
  label: string;
  /**
   * Where the button leads.
   */
  link: string;
  /**
   * The icon before the words.
   */
  icon: string;
}
/**
 * What stands at the foot of every page: the newsletter, the brand, two lists of links, how to reach the company, and the copyright.
 */
export interface FooterProps {
  newsletter?: FooterNewsletter;
  /**
   * The logo for dark ground with the company's name as its alternative text.
   */
  logo: Image;
  /**
   * One sentence about the company.
   */
  text: string;
  /**
   * The lists of links.
   *
   * @minItems 1
   */
  columns: FooterColumn[];
  contact?: FooterContact;
  /**
   * The company's profiles on social networks, shown as icons.
   */
  social?: SocialLink[];
  /**
   * The copyright line. %{year} in it shows the current year.
   */
  copyright: string;
  /**
   * Keep %{year} here: the year the page was made in, shown to visitors without scripts.
   */
  year: string;
  /**
   * The button that lets visitors change what they agreed to. It shows only when the chosen statistics need consent.
   */
  cookies?: string;
  /**
   * Said to screen readers after a link that opens a new tab.
   */
  newTab: string;
}
/**
 * The invitation to the newsletter.
 */
export interface FooterNewsletter {
  /**
   * The heading.
   */
  title: string;
  /**
   * What a reader gets, and how often.
   */
  text: string;
  /**
   * The form that takes the address.
   */
  form: Form;
}
/**
 * A list of links with its heading.
 */
export interface FooterColumn {
  /**
   * The heading of the list.
   */
  title: string;
  /**
   * The links.
   *
   * @minItems 1
   */
  links: MenuItem[];
}
/**
 * How to reach the company.
 */
export interface FooterContact {
  /**
   * The heading.
   */
  title: string;
  /**
   * Address, e-mail, telephone and the like.
   *
   * @minItems 1
   */
  ways: FooterContactWay[];
}
/**
 * One way to reach the company.
 */
export interface FooterContactWay {
  /**
   * The icon before it.
   */
  icon: string;
  /**
   * The address, number or name. A line break in it is kept.
   */
  text: string;
  /**
   * A remark in brackets, such as toll-free.
   */
  note?: string;
  /**
   * Where it leads, such as mailto:%{email}.
   */
  link?: string;
}
/**
 * One profile.
 */
export interface SocialLink {
  /**
   * The name of the network.
   */
  label: string;
  /**
   * The address of the profile.
   */
  link: string;
  /**
   * The network's sign.
   */
  icon: string;
}
/**
 * A form of any kind in a white panel, with a heading and a sentence. A new form is a file in schemas/forms and this section on a page.
 */
export interface FormSectionProps {
  /**
   * The heading of the panel.
   */
  title: string;
  /**
   * One or two sentences below the heading.
   */
  text?: string;
  /**
   * The form itself.
   */
  form: Form;
}
/**
 * What stands at the top of every page: logo, menu, languages and a button. On small screens the menu is a panel.
 */
export interface HeaderProps {
  /**
   * Where the logo leads.
   */
  home: string;
  /**
   * The logo with the company's name as its alternative text.
   */
  logo: Image;
  /**
   * The entries of the menu.
   *
   * @minItems 1
   */
  items: MenuItem[];
  /**
   * The button beside the menu.
   */
  button?: ButtonContent;
  /**
   * The languages a visitor can choose.
   */
  languages: Language[];
  /**
   * The drawing at the foot of the panel on small screens.
   */
  art?: Image;
  labels: HeaderLabels;
}
/**
 * What is said to screen readers and in tooltips.
 */
export interface HeaderLabels {
  /**
   * The link that jumps over the header.
   */
  skip: string;
  /**
   * The name of the menu.
   */
  navigation: string;
  /**
   * The name of the list of languages.
   */
  language: string;
  /**
   * The name of the panel on small screens.
   */
  menu: string;
  /**
   * The button that opens the panel.
   */
  open: string;
  /**
   * The button that closes the panel.
   */
  close: string;
  /**
   * Said after a link that opens a new tab.
   */
  newTab: string;
}
/**
 * The opening of the home page: a promise, one sentence, two buttons, and the loop of tracks with small product screens on it.
 */
export interface HeroProps {
  /**
   * The promise. It is the page's main heading.
   */
  title: string;
  /**
   * One sentence below the promise.
   */
  text: string;
  /**
   * One or two buttons: the first is filled, the second outlined.
   *
   * @minItems 1
   * @maxItems 2
   */
  buttons: ButtonContent[];
  /**
   * The drawing of tracks that ends in a coil.
   */
  art: Image;
  /**
   * Up to three product screens on the drawing: the first low at the start, the second high at the end and on wide windows only, the third a pill of one row.
   *
   * @maxItems 3
   *
   * Items: A small picture of a product's screen, drawn live from words and numbers.
   */
  cards?: Vignette[];
}
/**
 * Proof in large figures on the brand's ink.
 */
export interface ImpactProps {
  /**
   * The heading of the section.
   */
  title: string;
  /**
   * One or two sentences beside the heading.
   */
  text?: string;
  /**
   * The drawing in the upper corner.
   */
  art: Image;
  /**
   * The figures; three stand side by side.
   *
   * @minItems 1
   */
  figures: ImpactFigure[];
}
/**
 * A figure in very large type and what it means.
 */
export interface ImpactFigure {
  /**
   * The figure, such as 1.1M+. A plus sign at its end is raised.
   */
  value: string;
  /**
   * The unit after the figure, in smaller type, such as weeks.
   */
  unit?: string;
  /**
   * What the figure means.
   */
  label: string;
}
/**
 * The way two brands go together in four steps: along a drawing on wide screens, down a line of tracks on narrow ones.
 */
export interface JourneyProps {
  /**
   * The heading of the section.
   */
  title: string;
  /**
   * One or two sentences below the heading.
   */
  text: string;
  /**
   * The drawing of the two lines that become one. The steps stand on fixed places of it.
   */
  art: Image;
  /**
   * The names of the two lines where they start, the upper one first. Shown on wide screens.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: Words a visitor reads. Name them by their place in the locale files, as in `t:home.hero.title`; `t:home.hero.title|English words` keeps the English here and only the translations in the locale files.
   */
  brands: string[];
  /**
   * The four steps in their order. The drawing has four places.
   *
   * @minItems 4
   * @maxItems 4
   */
  steps: JourneyStep[];
}
/**
 * One step of the way.
 */
export interface JourneyStep {
  /**
   * The step in a few words.
   */
  title: string;
  /**
   * One sentence about it.
   */
  description: string;
}
/**
 * Every point as a row, beside a larger picture of the product's screen that stays in sight.
 */
export interface KeyFeaturesProps {
  /**
   * The heading of the section.
   */
  title: string;
  /**
   * The colour of the mat below the screen.
   */
  tone: Tone;
  /**
   * The screen on the mat.
   */
  vignette: Vignette;
  /**
   * The points, `self:features` for the page's own.
   */
  features: Feature[];
}
/**
 * The people who lead the company: the founder with a quote, then the heads of the teams.
 */
export interface LeadershipProps {
  /**
   * The heading of the section.
   */
  title: string;
  founder: Founder;
  /**
   * The heads of the teams. Rows of four.
   *
   * @minItems 1
   */
  members: TeamMember[];
}
/**
 * The founder, shown first and larger.
 */
export interface Founder {
  /**
   * A short name for this person, such as founder. Must differ from all others.
   */
  key: string;
  /**
   * The full name.
   */
  name: string;
  /**
   * The role in the company.
   */
  role: string;
  /**
   * One sentence about the person's work.
   */
  bio: string;
  /**
   * A portrait. Leave out its description: the name stands beside it.
   */
  image: Image;
  /**
   * The founder's own words, with quotation marks.
   */
  quote: string;
}
/**
 * One head of a team.
 */
export interface TeamMember {
  /**
   * A short name for this person, such as operations. Must differ from all others.
   */
  key: string;
  /**
   * The full name.
   */
  name: string;
  /**
   * The role in the company.
   */
  role: string;
  /**
   * One sentence about the person's work.
   */
  bio: string;
  /**
   * A square portrait. Leave out its description: the name stands below it.
   */
  image: Image;
}
/**
 * The wordmarks of clients or partners.
 */
export interface LogosProps {
  /**
   * The heading above the wordmarks.
   */
  title: string;
  /**
   * clients: 2 columns, 4 on large screens, where the last two are centred when they stand alone. partners: 2, 3 or 4 columns by the width of the window.
   */
  layout: "clients" | "partners";
  /**
   * The wordmarks in the order in which they are shown.
   *
   * @minItems 1
   */
  items: Logo[];
}
/**
 * What the company does, told in product screens: a heading, one paragraph and cards that each show a moment. On phones the cards stand in one row that scrolls sideways.
 */
export interface MomentsProps {
  /**
   * The heading.
   */
  title: string;
  /**
   * One paragraph beside the heading.
   */
  text: string;
  /**
   * What the row of cards is called for screen readers.
   */
  label: string;
  /**
   * The moments, in order. Three fill the row.
   *
   * @minItems 1
   */
  cards: Moment[];
}
/**
 * One moment: a product screen, its name and a sentence.
 */
export interface Moment {
  /**
   * The moment in one word.
   */
  title: string;
  /**
   * One sentence about it.
   */
  text: string;
  /**
   * The product screen above the words.
   */
  vignette: Vignette;
  /**
   * The colour of the card: a light tint, such as mint, warm or rose.
   */
  tone: Tone;
}
/**
 * What the link of a newsletter mail opens: a card with one button. Opening it changes nothing, only the button does. A page that shows it needs the address that the mails name.
 */
export interface NewsletterLinkProps {
  action: NewsletterLinkAction;
  /**
   * The drawing in the upper left corner of the card.
   */
  art: Image;
  /**
   * The button that does it.
   */
  submit: string;
  /**
   * The same button while it is being done.
   */
  sending: string;
  /**
   * The same button after it failed.
   */
  retry: string;
  /**
   * What stands beside the button at first. Its links lead away without doing anything.
   */
  ready: NewsletterLinkStep;
  /**
   * What replaces it once it is done.
   */
  done: NewsletterLinkStep;
  /**
   * What is said when the link is too old, or was never one of ours.
   */
  invalid: NewsletterLinkStep;
  /**
   * What is said when the address lacks the part that says who the reader is.
   */
  missing: NewsletterLinkStep;
  /**
   * What is said when the server could not be reached. The button stays for another try.
   */
  failed: NewsletterLinkStep;
  /**
   * What readers without JavaScript can do instead of pressing the button.
   */
  noScript: string;
}
/**
 * The screen for an address that leads nowhere.
 */
export interface NotFoundProps {
  /**
   * The number of the fault, 404. It is the page's main heading, drawn as the picture.
   */
  code: string;
  /**
   * What happened, in a few words.
   */
  title: string;
  /**
   * One or two friendly sentences.
   */
  text: string;
  /**
   * The way home.
   */
  button: ButtonContent;
  /**
   * The drawing of the number.
   */
  art?: Image;
}
/**
 * A line above the content of a page: that a part of it is not translated yet and stands in another language. Visitors can close it.
 */
export interface NoticeProps {
  /**
   * What is so, in one short sentence. It stands out.
   */
  title: string;
  /**
   * What visitors see instead, in one sentence behind the first.
   */
  text?: string;
  /**
   * Where visitors may go instead, such as the home page in their language.
   */
  link?: ButtonContent;
  /**
   * What screen readers call the button that closes the line.
   */
  close: string;
}
/**
 * What this is about, in one statement, and the first points as cards.
 */
export interface OverviewProps {
  /**
   * One or two words above the statement: the section's heading.
   */
  eyebrow: string;
  /**
   * Two or three sentences.
   */
  statement: string;
  /**
   * The points, `self:features` for the page's own. Only the first are shown.
   */
  features: Feature[];
  /**
   * How many points are shown at most.
   */
  limit?: number;
}
/**
 * The opening of an inner page: heading, one sentence, buttons, and beside them a coloured panel or a free drawing.
 */
export interface PageHeroProps {
  /**
   * The page's main heading.
   */
  title: string;
  /**
   * One or two sentences below the heading.
   */
  text: string;
  /**
   * One or two buttons: the first is filled, the second outlined.
   *
   * @minItems 1
   * @maxItems 2
   */
  buttons?: ButtonContent[];
  panel?: HeroPanel;
  /**
   * A drawing without a panel, used when there is no panel.
   */
  art?: Image;
}
/**
 * A coloured panel beside the text, filled by a picture.
 */
export interface HeroPanel {
  /**
   * The colour behind the picture.
   */
  tone: Tone;
  /**
   * The picture that fills the panel.
   */
  image: Image;
  /**
   * A picture of a product's screen in the middle of the panel.
   */
  vignette?: Vignette;
  /**
   * Which part of the picture stays in sight when the panel cuts it: its centre, or its top.
   */
  focus?: "center" | "top";
}
/**
 * What a partner gains: one large tile that shows a screen under two brands, and tiles with icons.
 */
export interface PartnerBenefitsProps {
  /**
   * The heading of the section.
   */
  title: string;
  /**
   * One or two sentences beside the heading.
   */
  text?: string;
  cobrand: CobrandBenefit;
  /**
   * The other benefits. Five of them fill the grid.
   */
  benefits: Feature[];
}
/**
 * The large tile: the tracks of two brands frame one screen.
 */
export interface CobrandBenefit {
  /**
   * The benefit in a few words.
   */
  title: string;
  /**
   * One sentence about it.
   */
  description: string;
  /**
   * The tracks that run in from both sides and turn down.
   */
  art: Image;
  /**
   * The two wordmarks: above the tracks, and again at the top of the screen. Decoration, so without alternative text.
   *
   * @minItems 2
   * @maxItems 2
   */
  brands: Image[];
  /**
   * What the screen shows below the two wordmarks.
   */
  screen: Vignette;
}
/**
 * Where the company is: a map and, below it, the countries and cities of each continent.
 */
export interface PresenceProps {
  /**
   * The heading of the section.
   */
  title: string;
  /**
   * One or two sentences beside the heading.
   */
  text?: string;
  /**
   * The map. Its places are listed below it in words.
   */
  map: Image;
  /**
   * The continents, each with its countries.
   *
   * @minItems 1
   */
  continents: Continent[];
}
/**
 * A continent with the countries in which the company works.
 */
export interface Continent {
  /**
   * The name of the continent.
   */
  continent: string;
  /**
   * The colour of its cities on the map.
   */
  tone: Tone;
  /**
   * The countries with their cities.
   *
   * @minItems 1
   */
  countries: Country[];
}
/**
 * A country and the cities with an office.
 */
export interface Country {
  /**
   * The name of the country.
   */
  name: string;
  /**
   * The cities with an office.
   *
   * @minItems 1
   *
   * Items: The name of a city.
   */
  cities: string[];
}
/**
 * Steps along a line, alternating left and right. The step nearest the middle of the window is highlighted while scrolling.
 */
export interface ProcessProps {
  /**
   * The heading above the steps.
   */
  title: string;
  /**
   * One sentence below the heading.
   */
  text?: string;
  /**
   * The word before each step's number, such as Step.
   */
  stepLabel: string;
  /**
   * The steps in their order; they are numbered by themselves.
   *
   * @minItems 2
   */
  steps: ProcessStep[];
}
/**
 * One step.
 */
export interface ProcessStep {
  /**
   * The step in a word or two.
   */
  title: string;
  /**
   * One sentence about it.
   */
  description: string;
  /**
   * The icon while another step is highlighted.
   */
  iconOff: string;
  /**
   * The icon while this step is highlighted.
   */
  iconOn: string;
}
/**
 * Kinds of achievement that a company can reward, as picture tiles on the dark surface.
 */
export interface RecognitionProps {
  /**
   * The heading of the section.
   */
  title: string;
  /**
   * One or two sentences beside the heading.
   */
  text?: string;
  /**
   * The kinds of achievement, four in a row on wide screens.
   *
   * @minItems 1
   */
  tiles: RecognitionTile[];
}
/**
 * One kind of achievement.
 */
export interface RecognitionTile {
  /**
   * A drawing that fills the upper part of the tile.
   */
  picture: Image;
  /**
   * The kind of achievement.
   */
  title: string;
  /**
   * One sentence about it.
   */
  description: string;
}
/**
 * The families of rewards as cards: a picture, a name and what belongs to it.
 */
export interface RewardCategoriesProps {
  /**
   * The heading of the section.
   */
  title: string;
  /**
   * One or two sentences beside the heading.
   */
  text?: string;
  /**
   * The families of rewards, three in a row on wide screens.
   *
   * @minItems 1
   */
  categories: RewardCategory[];
}
/**
 * One family of rewards.
 */
export interface RewardCategory {
  /**
   * A square drawing of the family.
   */
  picture: Image;
  /**
   * The name of the family.
   */
  title: string;
  /**
   * What belongs to it, a few words each.
   *
   * @minItems 1
   *
   * Items: Words a visitor reads. Name them by their place in the locale files, as in `t:home.hero.title`; `t:home.hero.title|English words` keeps the English here and only the translations in the locale files.
   */
  bullets: string[];
}
/**
 * Stands in place of a section that could not be shown, with a way to try again and a way home.
 */
export interface SectionFallbackProps {
  /**
   * The small line above the heading that names the fault.
   */
  error: string;
  /**
   * What happened, in a few words.
   */
  title: string;
  /**
   * One sentence that calms and helps.
   */
  text: string;
  /**
   * The button that draws the section again.
   */
  retryLabel: string;
  /**
   * The way home.
   */
  home: ButtonContent;
  /**
   * The drawing of the broken tracks.
   */
  art?: Image;
}
/**
 * The opening of a solution's page: its name, a promise, one sentence and a button; beside them the solution's drawing on its colour with a small picture of its screen.
 */
export interface SolutionHeroProps {
  /**
   * The name of the solution, in the white pill above the promise.
   */
  badge: string;
  /**
   * The icon beside the name.
   */
  icon: string;
  /**
   * The promise. It is the page's main heading.
   */
  headline: string;
  /**
   * One sentence below the promise.
   */
  subheading: string;
  /**
   * What the visitor should do next.
   */
  button: ButtonContent;
  /**
   * The solution's colour, behind the drawing.
   */
  tone: Tone;
  /**
   * The drawing that fills the panel, 680 × 600. Its lower left stays calm: the small screen stands there.
   */
  art: Image;
  /**
   * Which side of the drawing phones keep in sight: right when left out.
   */
  focus?: "right" | "left";
  /**
   * The small screen in the panel's lower corner.
   */
  vignette: Vignette;
}
/**
 * The cards of a collection, one of them at full width, with figures above them where wanted.
 */
export interface SolutionsProps {
  /**
   * The heading of the section.
   */
  title: string;
  /**
   * Keeps the heading for screen readers only, where the page's main heading already says it.
   */
  titleHidden?: boolean;
  /**
   * One or two sentences beside the heading.
   */
  text?: string;
  /**
   * The background: page is white, mist is green grey.
   */
  surface: "page" | "mist";
  /**
   * Figures above the cards, each with a small drawing of what it says.
   *
   * @minItems 1
   */
  stats?: Stat[];
  /**
   * The cards, usually collection:solutions.
   */
  cards: Card[];
  /**
   * The id of the entry that is shown last and at full width, such as marketplace.
   */
  featured?: string;
  /**
   * The word above the name of the featured entry.
   */
  featuredBadge?: string;
  /**
   * The words of each card's link. Screen readers hear the entry's name after them.
   */
  learnMore: string;
  /**
   * A button below the cards.
   */
  button?: ButtonContent;
}
/**
 * A figure in large type.
 */
export interface Stat {
  /**
   * The figure, such as 30%+. A plus sign at its end is raised.
   */
  value: string;
  /**
   * What the figure counts.
   */
  label: string;
  /**
   * The drawing: a share of a circle, rising bars, or three arcs.
   */
  glyph: "arc" | "bars" | "arcs";
}
/**
 * A call to action that stays at the lower edge of the window while the page is read, and rests at its place at the end. Put it last on a page.
 */
export interface StickyBarProps {
  /**
   * The invitation in a few words.
   */
  title: string;
  /**
   * One short sentence below it. Left out on small screens.
   */
  text?: string;
  /**
   * The button beside it.
   */
  button: ButtonContent;
}
/**
 * The company's story: a few stations on five tracks that leave the page's edge, turn and come back.
 */
export interface StoryProps {
  /**
   * The heading above the tracks.
   */
  title: string;
  /**
   * The stations in the order of time. Four read best.
   *
   * @minItems 2
   * @maxItems 5
   */
  stations: StoryStation[];
}
/**
 * One chapter of the story.
 */
export interface StoryStation {
  /**
   * When it was, or what it was about, in a few words.
   */
  title: string;
  /**
   * The chapter: one short paragraph.
   */
  text: string;
}
/**
 * An honest place for what clients say, as long as no client has approved a quote.
 */
export interface TestimonialsProps {
  /**
   * The words that say the quotes are still to come.
   */
  badge: string;
  /**
   * The heading of the section.
   */
  title: string;
  /**
   * Why there are no quotes yet.
   */
  text: string;
}
/**
 * What each form sends.
 */
export interface FormDataByName {
  contact: ContactFormData;
  newsletter: NewsletterFormData;
}
/**
 * What the contact form sends. The browser and the server check every answer with this file.
 */
export interface ContactFormData {
  /**
   * The visitor's name.
   */
  name: string;
  /**
   * Where to answer.
   */
  email: string;
  /**
   * The visitor's company, if any.
   */
  company?: string;
  /**
   * What the message is about.
   */
  inquiry: "loyalty" | "travel" | "share" | "promotions" | "demo" | "partnership" | "general";
  /**
   * The message.
   */
  message: string;
}
/**
 * What the newsletter form sends. The browser and the server check every answer with this file.
 */
export interface NewsletterFormData {
  /**
   * The reader's e-mail address.
   */
  email: string;
}
/**
 * One page of the site: its address, its entry in search engines and the sections it shows, from top to bottom.
 */
export interface PageDocument {
  /**
   * Checks that are silent about this page, each with the reason why. `npm run validate` reports entries that silence nothing any more.
   *
   * @minItems 1
   */
  $lint?: Suppression[];
  /**
   * The name other files use for this page, as in page:contact: small letters and digits, with hyphens between words. Must be unique.
   */
  id: string;
  /**
   * The address in the default language, such as /about-us. The other languages add their suffix. Entries of a collection take it from the collection.
   */
  path?: string;
  /**
   * Another address for a language, such as { "es": "/inspira-loyalty-es" }. The address with the suffix keeps working and points search engines to this one.
   */
  paths?: {
    /**
     * It begins with a slash, and has small letters, digits and hyphens.
     */
    [k: string]: string;
  };
  /**
   * The languages this page exists in. All of them when left out.
   *
   * @minItems 1
   */
  locales?: string[];
  /**
   * The place among the entries of its collection: smaller numbers come first.
   */
  order?: number;
  /**
   * The HTTP status this page answers with: 404 for the page shown when nothing is found.
   */
  status?: 200 | 404;
  /**
   * true keeps the page out of the site until this line is taken away. `npm run dev -- --drafts` shows it; faults in it are only warnings. For a page that only some languages have, list these in `locales` instead.
   */
  draft?: boolean;
  /**
   * The moment from which on the page is shown, with its offset from UTC: 2026-12-01T09:00:00+01:00. The first build after it publishes it.
   */
  publishAt?: string;
  /**
   * The moment from which on the page is no longer shown, with its offset from UTC: 2026-12-31T23:59:00+01:00. The first build after it removes it.
   */
  unpublishAt?: string;
  meta: PageMeta;
  /**
   * How this entry shows itself in the grids and lists of the site.
   */
  card?: Card;
  /**
   * The points of this entry; sections of this page take them with self:features.
   *
   * @minItems 1
   */
  features?: Feature[];
  /**
   * The sections of the page, from top to bottom.
   *
   * @minItems 1
   */
  sections: SectionDocument[];
}
/**
 * One check that is silent here, and why.
 */
export interface Suppression {
  /**
   * The name of the check, such as link/hardcoded-path. `npm run validate -- --list` names them all.
   */
  disable: string;
  /**
   * Why the check is wrong here, for whoever reads this next year.
   */
  reason: string;
}
/**
 * What search engines and shared links show.
 */
export interface PageMeta {
  /**
   * The title in the browser's tab and in search results, without the company's name.
   */
  title: string;
  /**
   * One or two sentences below the title in search results.
   */
  description: string;
  /**
   * The picture of shared links, 1200 × 630. Made from the title when left out.
   */
  image?: Image;
  /**
   * Keeps the page out of search engines and of the sitemap.
   */
  noindex?: boolean;
}
/**
 * The facts and settings of the whole site: its name, its languages, its addresses, what stands around every page, and every constant.
 */
export interface SiteConfig {
  /**
   * The name of the company or brand.
   */
  name: string;
  /**
   * The address of the site with https: and without a slash at the end, such as https://www.example.com.
   */
  origin: string;
  /**
   * How the browser's tab title is made: %{title} is the page's own title.
   */
  titlePattern?: string;
  /**
   * The colour of the browser's frame on phones: # and six signs, such as #0B2A27.
   */
  themeColor?: string;
  /**
   * The site's icon as an SVG file of the public folder.
   */
  icon?: string;
  /**
   * The company's logo for search engines.
   */
  logo?: string;
  /**
   * The language whose addresses carry no suffix.
   */
  defaultLocale: string;
  /**
   * The languages of the site. A new line here and a file in locales/ make a new language.
   *
   * @minItems 1
   */
  locales: LocaleConfig[];
  /**
   * Numbers, addresses and names that texts mention as %{name}. A fact is one value, or one value per language.
   */
  facts?: {
    [k: string]:
      | string
      | {
          [k: string]: string;
        };
  };
  /**
   * Proper names that are the same in every language, such as brands. A page may write them without a key.
   *
   * Items: The name as pages write it.
   */
  names?: string[];
  /**
   * Groups of pages of one kind. Every document in pages/<name>/ is an entry.
   */
  collections?: {
    [k: string]: CollectionConfig;
  };
  /**
   * Old addresses and the pages they now lead to: { "/old": "page:home" }.
   */
  redirects?: {
    [k: string]: string;
  };
  /**
   * The page shown for an unknown address, such as page:not-found.
   */
  notFound: string;
  layout: Layout;
  organization?: Organization;
  shareImage?: ShareImage;
  services?: ServicesConfig;
  /**
   * How strictly the content is checked, per check: another severity, places it is silent about, and its own options. `npm run validate -- --list` names the checks.
   */
  checks?: {
    [k: string]: CheckSetting;
  };
  constants: Constants;
}
/**
 * One language.
 */
export interface LocaleConfig {
  /**
   * The language tag, such as en or es.
   */
  locale: string;
  /**
   * The language's own name, such as Español.
   */
  name: string;
  /**
   * What its addresses end in, such as -es; empty for the default language.
   */
  suffix: string;
  /**
   * The writing direction: ltr from left to right, rtl from right to left.
   */
  dir: "ltr" | "rtl";
  /**
   * What becomes of texts that this language lacks. error: the site is not built until they are translated. fallback: the whole section is shown in the default language, below the notice of "layout.untranslated". hide: the section is left out, and a page without its title or its first section is not there in this language. The layout must be translated in any case. error when left out.
   */
  untranslated?: "error" | "fallback" | "hide";
  /**
   * The language with its country for shared links, such as en_US.
   */
  og?: string;
  /**
   * Numbers in words, such as "7": "seven". A count is written as its word: "Seven solutions" and not "7 solutions". Of a number without a word the digits are shown.
   */
  numbers?: {
    [k: string]: string;
  };
}
/**
 * One collection.
 */
export interface CollectionConfig {
  /**
   * The address of an entry in the default language; {slug} is the name of its file.
   */
  path: string;
  /**
   * Another address for a language, such as { "es": "/inspira-{slug}-es" }.
   */
  paths?: {
    /**
     * It needs {slug} where the name of the entry stands.
     */
    [k: string]: string;
  };
  /**
   * The page shown for an address of this collection that has no entry, such as page:not-found.
   */
  notFound?: string;
  /**
   * The page that lists the entries, such as page:solutions; it stands above them in search results.
   */
  overview?: string;
  /**
   * What search engines are told that a page of this collection describes: Service, Product or Article.
   */
  schemaType?: "Service" | "Product" | "Article";
}
/**
 * The sections that stand around the content of every page.
 */
export interface Layout {
  /**
   * Above the content, such as the header.
   */
  before: SectionDocument[];
  /**
   * Below the content, such as the footer.
   */
  after: SectionDocument[];
  /**
   * Shown in place of a section that fails.
   */
  error?: SectionDocument;
  /**
   * Shown above the content of a page of which a part stands in the default language, because its own has no words for it.
   */
  untranslated?: SectionDocument;
}
/**
 * What search engines are told about the company.
 */
export interface Organization {
  /**
   * The registered name.
   */
  legalName?: string;
  /**
   * The year of foundation, such as 2012. A fact that says it, such as founded, must say the same.
   */
  foundingDate?: string;
  /**
   * The general e-mail address, such as hello@example.com. A fact that says it, such as email, must say the same.
   */
  email?: string;
  /**
   * The telephone number as search engines show it, such as +1 212 555 0100. Facts that say it, such as phone and phoneLink, must say the same.
   */
  telephone?: string;
  /**
   * Profiles of the company on other sites.
   *
   * Items: The full address of a profile, such as https://www.linkedin.com/company/example.
   */
  sameAs?: string[];
}
/**
 * How the picture of shared links is made for each page.
 */
export interface ShareImage {
  /**
   * The SVG file of 1200 × 630 that shared links show, such as /images/share-template.svg. Each page's title is drawn where it has <rect id="title">.
   */
  template: string;
}
/**
 * The services behind the forms and the statistics. Values of the environment (.env) win over these.
 */
export interface ServicesConfig {
  /**
   * The address of the Supabase project. / stands for the site itself.
   */
  backendUrl?: string;
  /**
   * The project's public (anonymous) key.
   */
  backendKey?: string;
  /**
   * The address of the function that takes contact messages. While it is empty, the form cannot be sent and says so to visitors.
   */
  contactUrl?: string;
  /**
   * The address of the function that takes subscriptions. While it is empty, nobody can subscribe, and the form says so to visitors.
   */
  newsletterUrl?: string;
  /**
   * What counts page views: none; ga4 (Google Analytics, which asks visitors first); plausible (without cookies, your own or theirs); beacon (your own database: how often each page was seen on each day, nothing about visitors). Empty: ga4 where there is a measurement id.
   */
  analytics?: "" | "none" | "ga4" | "plausible" | "beacon";
  /**
   * For ga4 the measurement id, such as G-ABC1234567; for plausible the domain that the site has there (else the site's own). Empty: no Google Analytics.
   */
  analyticsId?: string;
  /**
   * For plausible the address of its server, such as https://plausible.io; for beacon the address of the function pageview when it is not at the backend.
   */
  analyticsUrl?: string;
}
/**
 * The settings of one check.
 */
export interface CheckSetting {
  /**
   * error keeps the site from being built, warning and info are only told, off is silent.
   */
  severity?: "error" | "warning" | "info" | "off";
  /**
   * Places that the check is silent about.
   *
   * @minItems 1
   */
  ignore?: IgnoredPlace[];
  /**
   * What the check itself can be told. `npm run validate -- --explain <check>` says what it knows.
   */
  options?: {
    [k: string]: unknown;
  };
}
/**
 * Files, or one place in them, with the reason why the check is silent there.
 */
export interface IgnoredPlace {
  /**
   * The file, such as pages/home.json. * stands for any name, ** for any folders.
   */
  file: string;
  /**
   * The place in the file, such as /sections/2/props/title. The whole file when left out.
   */
  pointer?: string;
  /**
   * Why the check is wrong there, for whoever reads this next year.
   */
  reason: string;
}
/**
 * The numbers of the site's behaviour: distances, waiting times and how often something is tried.
 */
export interface Constants {
  /**
   * Scroll distance in pixels after which the header turns opaque.
   */
  headerOpaqueAfter?: number;
  /**
   * Scroll distance in pixels after which the floating button appears.
   */
  floatingButtonAfter?: number;
  /**
   * How close in pixels a section's top comes to the lower edge of the window before it fades in.
   */
  revealMargin?: number;
  /**
   * Milliseconds before the texts of a hero appear.
   */
  heroDelay?: number;
  /**
   * Milliseconds the texts of a hero take to appear.
   */
  heroFade?: number;
  /**
   * Milliseconds between one card and the next as they fade in.
   */
  cardStagger?: number;
  /**
   * Milliseconds before a tooltip opens.
   */
  tooltipDelay?: number;
  /**
   * Milliseconds after one tooltip closes within which the next opens at once.
   */
  tooltipSkipDelay?: number;
  /**
   * Milliseconds a fetched page is kept in memory.
   */
  cacheTime?: number;
  /**
   * How often a failed fetch of a page is tried again.
   */
  fetchRetries?: number;
  /**
   * The longest wait in milliseconds between two tries.
   */
  retryDelayCap?: number;
}
/**
 * Every word of one language, in groups. %{name} is replaced by a fact of site.config.json; |||| separates singular and plural.
 */
export interface LocaleDocument {
  [k: string]: LocaleGroup;
}
/**
 * The shared building blocks.
 */
export interface Definitions {
  "defs.schema.json#image": Image;
  "defs.schema.json#tone": Tone;
  "defs.schema.json#surface": Surface;
  "defs.schema.json#button": ButtonContent;
  "defs.schema.json#menuItem": MenuItem;
  "defs.schema.json#feature": Feature;
  "defs.schema.json#card": Card;
  "defs.schema.json#language": Language;
  "defs.schema.json#logo": Logo;
  "defs.schema.json#formField": FormField;
  "defs.schema.json#formOption": FormOption;
  "defs.schema.json#formErrors": FormErrors;
  "defs.schema.json#formToast": FormToast;
  "defs.schema.json#formToasts": FormToasts;
  "defs.schema.json#formSent": FormSent;
  "defs.schema.json#form": Form;
  "locale.schema.json#group": LocaleGroup;
  "page.schema.json#section": SectionDocument;
  "sections/newsletter-link.schema.json#newsletterLinkStep": NewsletterLinkStep;
  "vignette.schema.json#vignette": Vignette;
  "vignette.schema.json#vignetteTone": VignetteTone;
  "vignette.schema.json#vignetteBlock": VignetteBlock;
  "vignette.schema.json#vignettePiece": VignettePiece;
  "vignette.schema.json#vignetteWords": VignetteWords;
  "vignette.schema.json#vignetteFact": VignetteFact;
  "vignette.schema.json#vignetteStruck": VignetteStruck;
  "vignette.schema.json#vignettePill": VignettePill;
  "vignette.schema.json#vignetteIcon": VignetteIcon;
  "vignette.schema.json#vignetteDot": VignetteDot;
  "vignette.schema.json#vignetteThumb": VignetteThumb;
  "vignette.schema.json#vignetteRing": VignetteRing;
  "vignette.schema.json#vignetteStack": VignetteStack;
  "vignette.schema.json#vignetteAmount": VignetteAmount;
  "vignette.schema.json#vignetteButton": VignetteButton;
  "vignette.schema.json#vignetteRow": VignetteRow;
  "vignette.schema.json#vignetteBar": VignetteBar;
  "vignette.schema.json#vignetteSteps": VignetteSteps;
  "vignette.schema.json#vignetteList": VignetteList;
  "vignette.schema.json#vignetteCatalog": VignetteCatalog;
  "vignette.schema.json#vignettePrices": VignettePrices;
  "vignette.schema.json#vignetteCompare": VignetteCompare;
  "vignette.schema.json#vignetteChips": VignetteChips;
  "vignette.schema.json#vignetteCopy": VignetteCopy;
  "vignette.schema.json#vignetteCoupon": VignetteCoupon;
  "vignette.schema.json#vignetteSplit": VignetteSplit;
  "vignette.schema.json#vignetteBars": VignetteBars;
  "vignette.schema.json#vignetteRange": VignetteRange;
  "vignette.schema.json#vignetteTotal": VignetteTotal;
  "vignette.schema.json#vignetteTree": VignetteTree;
  "vignette.schema.json#vignetteFoot": VignetteFoot;
  "vignette.schema.json#vignettePrice": VignettePrice;
}
/**
 * A picture from the public folder.
 */
export interface Image {
  /**
   * The file, written from the public folder, such as /images/logo.svg.
   */
  src: string;
  /**
   * Another file for a language, such as { "es": "/images/chart-es.png" }.
   */
  srcByLocale?: {
    /**
     * The path of a picture in the public folder, such as `/images/chart-es.png`.
     */
    [k: string]: string;
  };
  /**
   * What the picture says to someone who cannot see it. Leave it out when the picture is decoration.
   */
  alt?: string;
  /**
   * Width in pixels. Filled in from the file when the site is built.
   */
  width?: number;
  /**
   * Height in pixels. Filled in from the file when the site is built.
   */
  height?: number;
  /**
   * Smaller and lighter variants of a photograph. Filled in when the site is built.
   */
  sources?: ImageSource[];
}
/**
 * One file format with its widths.
 */
export interface ImageSource {
  /**
   * The media type, such as image/avif.
   */
  type: string;
  /**
   * The files with their widths, as in HTML.
   */
  srcset: string;
}
/**
 * A button that leads somewhere.
 */
export interface ButtonContent {
  /**
   * The words on the button.
   */
  label: string;
  /**
   * Where the button leads.
   */
  link: string;
}
/**
 * One entry of a menu. An entry that leads to another site opens a new tab.
 */
export interface MenuItem {
  /**
   * The words of the entry.
   */
  label: string;
  /**
   * Where the entry leads.
   */
  link: string;
}
/**
 * One point with an icon, a title and a sentence.
 */
export interface Feature {
  /**
   * The point in a few words.
   */
  title: string;
  /**
   * One sentence about it.
   */
  description: string;
  /**
   * The icon beside it.
   */
  icon: string;
  /**
   * The colour behind the icon. Chosen in turn when left out.
   */
  tone?: Tone;
}
/**
 * How an entry of a collection shows itself in grids and lists of the whole site.
 */
export interface Card {
  /**
   * The entry's id. Filled in when the site is built.
   */
  id?: string;
  /**
   * The entry's page. Filled in when the site is built.
   */
  link?: string;
  /**
   * The name of the entry.
   */
  title: string;
  /**
   * One or two lines about it.
   */
  description: string;
  /**
   * The picture of the card.
   */
  imageBg: Image;
  /**
   * The picture on phones and in short lists, where its place is small, when it differs. A featured card shows `imageBg` there, too.
   */
  imageMobile?: Image;
  /**
   * The entry's icon.
   */
  icon?: string;
  /**
   * The colour the entry keeps wherever it appears.
   */
  tone: Tone;
}
/**
 * One language in which the current page exists.
 */
export interface Language {
  /**
   * The language tag, such as en.
   */
  locale: string;
  /**
   * The language's own name, such as English.
   */
  name: string;
  /**
   * This page in that language.
   */
  link: string;
  /**
   * What addresses in that language end in. Given on a page that stands for one that does not exist, where `link` leads home.
   */
  suffix?: string;
  /**
   * How addresses of entries are written in that language, such as /solutions/{slug}. Given on a page that stands for an entry that does not exist.
   */
  entries?: string;
  /**
   * Whether this is the language being read.
   */
  current: boolean;
}
/**
 * The wordmark of a client or partner.
 */
export interface Logo {
  /**
   * The wordmark with the brand's name as its alternative text.
   */
  image: Image;
  /**
   * How large the logo is drawn: small for a compact, heavy mark; large for a long or thin one, so that all look alike; regular when left out.
   */
  size?: "small" | "regular" | "large";
}
/**
 * One field of a form. What it accepts stands in the rules of the form (schemas/forms); here stand its words.
 */
export interface FormField {
  /**
   * The name of the answer in the rules of the form (schemas/forms), such as email.
   */
  name: string;
  /**
   * How it is filled in: text is one line, email one line with the keyboard for addresses, select a choice of options, textarea several lines.
   */
  kind: "text" | "email" | "select" | "textarea";
  /**
   * The name above the field.
   */
  label: string;
  /**
   * The grey words in the empty field; of a select, its empty choice.
   */
  placeholder?: string;
  /**
   * The mark beside the label of a field that may stay empty, such as (optional).
   */
  optional?: string;
  /**
   * What the browser may fill in, as in HTML: name, email, organization.
   */
  autocomplete?: string;
  /**
   * The choices of a select, in their order.
   *
   * @minItems 1
   */
  options?: FormOption[];
  /**
   * What is said when an answer breaks a rule.
   */
  errors?: FormErrors;
  /**
   * Whether the field takes the whole width of the form.
   */
  full?: boolean;
}
/**
 * One choice of a select.
 */
export interface FormOption {
  /**
   * What is sent: one of the values that the rules of the form list.
   */
  value: string;
  /**
   * What the visitor reads.
   */
  label: string;
}
/**
 * What a visitor who breaks a rule of this field reads: one message for each rule. The first also serves rules that have none.
 */
export interface FormErrors {
  /**
   * The field is empty or holds only spaces.
   */
  required?: string;
  /**
   * The answer is too short.
   */
  minLength?: string;
  /**
   * The answer is too long.
   */
  maxLength?: string;
  /**
   * The answer does not look right, such as an e-mail address without @.
   */
  pattern?: string;
  /**
   * The answer is none of the choices.
   */
  enum?: string;
}
/**
 * A message that appears at the edge of the window for a few seconds.
 */
export interface FormToast {
  /**
   * The message in a word or two.
   */
  title: string;
  /**
   * The message in a sentence.
   */
  text: string;
}
/**
 * What the visitor is told about each outcome.
 */
export interface FormToasts {
  /**
   * Shown when the message was accepted.
   */
  sent?: FormToast;
  /**
   * Shown when the address is new on the list.
   */
  subscribed?: FormToast;
  /**
   * Shown when the address was on the list before.
   */
  already_subscribed?: FormToast;
  /**
   * Shown when the address had left the list and is back.
   */
  reactivated?: FormToast;
  /**
   * The title above the server's own message, for any other good outcome.
   */
  other?: string;
  /**
   * Shown when the form could not be sent.
   */
  failed: FormToast;
  /**
   * The title above the message of a broken rule, in forms that show them as messages at the edge.
   */
  invalid?: string;
  /**
   * The name of the button that closes a message.
   */
  close: string;
}
/**
 * What replaces the form once it was sent.
 */
export interface FormSent {
  /**
   * The thanks.
   */
  title: string;
  /**
   * What happens next.
   */
  text?: string;
  /**
   * The button that brings the empty form back.
   */
  again: string;
}
/**
 * A form: its fields, its words and where it is sent. What its fields accept stands in schemas/forms/<schema>.schema.json, which browser and server both check with.
 */
export interface Form {
  /**
   * The name of the form in small letters, such as contact; must be unique on its page.
   */
  id: string;
  /**
   * The name of a file in schemas/forms, such as contact.
   */
  schema: string;
  /**
   * The service that takes it: contact sends a mail to the company, newsletter adds an address to the list.
   */
  endpoint: "contact" | "newsletter";
  /**
   * The fields, in the order they are filled in.
   *
   * @minItems 1
   */
  fields: FormField[];
  /**
   * The button that sends the form.
   */
  submit: string;
  /**
   * The same button while the form is on its way.
   */
  sending: string;
  /**
   * What replaces the form once it was sent.
   */
  sent: FormSent;
  /**
   * What visitors read in place of the form where no script runs: that it needs JavaScript, and where they can write to instead.
   */
  noScript: string;
  /**
   * What the visitor is told about each outcome.
   */
  toasts: FormToasts;
  errorsAs?: FormErrorsAs;
  /**
   * Whether the button waits until every required field holds something.
   */
  disabledWhileBlank?: boolean;
}
/**
 * One section: its type and the values that type asks for.
 */
export interface SectionDocument {
  /**
   * Checks that are silent about this section, each with the reason why.
   *
   * @minItems 1
   */
  $lint?: Suppression1[];
  /**
   * The type of the section: the name of a file in schemas/sections.
   */
  type: string;
  /**
   * The version of the section's type that its props are written for, 1 when left out. `npm run content -- migrate` raises it together with the props.
   */
  version?: number;
  /**
   * The section's name on this page, such as our-team: small letters and digits, with hyphens between words. Links reach it as page:home#our-team.
   */
  id: string;
  /**
   * true keeps the section out of the site until this line is taken away. `npm run dev -- --drafts` shows it; faults in it are only warnings.
   */
  draft?: boolean;
  /**
   * The moment from which on the section is shown, with its offset from UTC: 2026-12-01T09:00:00+01:00. The first build after it publishes it.
   */
  publishAt?: string;
  /**
   * The moment from which on the section is no longer shown, with its offset from UTC: 2026-12-31T23:59:00+01:00. The first build after it removes it.
   */
  unpublishAt?: string;
  /**
   * The section's texts, pictures, links and settings.
   */
  props: {
    [k: string]: unknown;
  };
}
/**
 * One check that is silent here, and why.
 */
export interface Suppression1 {
  /**
   * The name of the check, such as link/hardcoded-path. `npm run validate -- --list` names them all.
   */
  disable: string;
  /**
   * Why the check is wrong here, for whoever reads this next year.
   */
  reason: string;
}
/**
 * One state of the card: its heading, its text and where to go from here.
 */
export interface NewsletterLinkStep {
  /**
   * The card's heading. It is the page's main heading.
   */
  title: string;
  /**
   * One or two sentences.
   */
  text: string;
  /**
   * Where to go from here. Without a button of the card the first is the strongest.
   *
   * @minItems 1
   * @maxItems 2
   */
  links?: ButtonContent[];
}
/**
 * A small picture of a product's screen, drawn live from words and numbers. It is decoration: screen readers skip it, so everything it says must also stand in the text beside it. Numbers must add up and never exceed what the site claims.
 */
export interface Vignette {
  /**
   * The parts of the screen, from top to bottom. Four rows are enough.
   *
   * @minItems 1
   */
  blocks: VignetteBlock[];
}
/**
 * A title, a quiet note, or a title with a note below it.
 */
export interface VignetteWords {
  /**
   * words: a title, a quiet note, or a title with a note below it.
   */
  type: "words";
  /**
   * The strong words.
   */
  title?: string;
  /**
   * The quiet words below the title, or alone.
   */
  note?: string;
}
/**
 * One strong value inside a quiet phrase, such as **3** friends joined.
 */
export interface VignetteFact {
  /**
   * fact: one strong value inside a quiet phrase.
   */
  type: "fact";
  /**
   * The quiet words before the value.
   */
  before?: string;
  /**
   * The value.
   */
  value: string;
  /**
   * The quiet words after the value.
   */
  after?: string;
}
/**
 * A price that no longer counts, struck through. Words beside it must say what it is.
 */
export interface VignetteStruck {
  /**
   * struck: a price that no longer counts, struck through.
   */
  type: "struck";
  /**
   * The price.
   */
  text: string;
}
/**
 * A few words in a coloured pill.
 */
export interface VignettePill {
  /**
   * pill: a few words in a coloured pill.
   */
  type: "pill";
  /**
   * The words in the pill.
   */
  label: string;
  /**
   * The icon before the words.
   */
  icon?: string;
  /**
   * Whether a round light before the words says that something is running now.
   */
  live?: boolean;
  /**
   * The colour: warm when left out, rose for rewards, success for what is done.
   */
  tone?: "warm" | "rose" | "success";
}
/**
 * An icon alone.
 */
export interface VignetteIcon {
  /**
   * icon: an icon alone.
   */
  type: "icon";
  /**
   * The icon.
   */
  icon: string;
}
/**
 * A round dot with an icon or a person's initials.
 */
export interface VignetteDot {
  /**
   * dot: a round dot with an icon or a person's initials.
   */
  type: "dot";
  /**
   * The icon in the dot.
   */
  icon?: string;
  /**
   * A person's initials, in place of an icon.
   */
  initials?: string;
  /**
   * The colour of the dot. mint when left out.
   */
  tone?: VignetteTone;
}
/**
 * A small picture.
 */
export interface VignetteThumb {
  /**
   * thumb: a small picture.
   */
  type: "thumb";
  /**
   * The picture, square.
   */
  image: Image;
  /**
   * Whether the picture is drawn larger: for a vignette about one product.
   */
  large?: boolean;
}
/**
 * A ring that is filled in part.
 */
export interface VignetteRing {
  /**
   * ring: a ring that is filled in part.
   */
  type: "ring";
  /**
   * How much of the ring is filled, from 0 to 100.
   */
  percent: number;
}
/**
 * People as overlapping dots with initials.
 */
export interface VignetteStack {
  /**
   * stack: people as overlapping dots with initials.
   */
  type: "stack";
  /**
   * The people, up to four.
   *
   * @minItems 1
   * @maxItems 4
   */
  people: VignettePerson[];
}
/**
 * One person.
 */
export interface VignettePerson {
  /**
   * The initials.
   */
  initials: string;
  /**
   * The colour of the dot.
   */
  tone: VignetteTone;
}
/**
 * A large number.
 */
export interface VignetteAmount {
  /**
   * amount: a large number.
   */
  type: "amount";
  /**
   * The number, such as 8,420 or $148.00.
   */
  value: string;
  /**
   * The small word behind it, such as points.
   */
  unit?: string;
  /**
   * A quiet line below it.
   */
  note?: string;
  /**
   * Whether it is the largest thing of the vignette.
   */
  large?: boolean;
}
/**
 * A drawing of a button: as wide as its words in a row, full width on its own.
 */
export interface VignetteButton {
  /**
   * button: a drawing of a button.
   */
  type: "button";
  /**
   * The words on the button.
   */
  label: string;
}
/**
 * Things side by side: some at the start of the line, perhaps one at its end.
 */
export interface VignetteRow {
  /**
   * row: things side by side.
   */
  type: "row";
  /**
   * The things at the start of the line.
   *
   * @minItems 1
   * @maxItems 3
   */
  start: VignettePiece[];
  /**
   * The thing at the end of the line.
   */
  end?: VignettePiece;
  /**
   * Whether a hairline separates the row from what stands above it.
   */
  divided?: boolean;
}
/**
 * A bar that is filled in part.
 */
export interface VignetteBar {
  /**
   * bar: a bar that is filled in part.
   */
  type: "bar";
  /**
   * How much of the bar is filled, from 0 to 100.
   */
  percent: number;
}
/**
 * Steps of which some are done.
 */
export interface VignetteSteps {
  /**
   * steps: steps of which some are done.
   */
  type: "steps";
  /**
   * How many steps are done.
   */
  done: number;
  /**
   * How many steps there are.
   */
  total: number;
}
/**
 * Lines with a dot, words and something at the end.
 */
export interface VignetteList {
  /**
   * list: lines with a dot, words and something at the end.
   */
  type: "list";
  /**
   * lines: separated by hairlines, when left out. boxes: each in a frame, for choices. route: dots joined by a line, for stops in time; the note at the end shows in the brand colour.
   */
  look?: "lines" | "boxes" | "route";
  /**
   * The lines, from top to bottom, up to four.
   *
   * @minItems 1
   * @maxItems 4
   */
  items: VignetteItem[];
}
/**
 * One line of the list.
 */
export interface VignetteItem {
  /**
   * The icon at the start.
   */
  icon?: string;
  /**
   * A person's initials at the start, in place of an icon.
   */
  initials?: string;
  /**
   * The colour of the dot behind the icon or the initials. Without it an icon stands alone.
   */
  tone?: VignetteTone;
  /**
   * The strong words.
   */
  title: string;
  /**
   * The quiet words below.
   */
  note?: string;
  /**
   * What stands at the end of the line: words, a pill or another small thing.
   */
  end?: VignettePiece;
}
/**
 * Things to choose from, three in a row, each with its picture and price.
 */
export interface VignetteCatalog {
  /**
   * catalog: things to choose from, three in a row, each with its picture and price.
   */
  type: "catalog";
  /**
   * The things: three, six or nine.
   *
   * @minItems 3
   * @maxItems 9
   */
  items: VignetteProduct[];
}
/**
 * One thing to choose.
 */
export interface VignetteProduct {
  /**
   * Its picture, square.
   */
  image: Image;
  /**
   * Its name, in one or two words.
   */
  name: string;
  /**
   * Its price, such as 6,200 pts. Left out when the thing is a kind of reward.
   */
  price?: string;
}
/**
 * Two prices in boxes: the first struck through, the second standing out.
 */
export interface VignettePrices {
  /**
   * prices: two prices in boxes.
   */
  type: "prices";
  /**
   * The price everyone else pays.
   */
  usual: VignettePrice;
  /**
   * The price members pay.
   */
  own: VignettePrice;
}
/**
 * A table of things with the public price struck through, the member price and what is saved.
 */
export interface VignetteCompare {
  /**
   * compare: a table of things with the public price struck through, the member price and what is saved.
   */
  type: "compare";
  /**
   * The heading above the public prices.
   */
  usualLabel: string;
  /**
   * The heading above the member prices.
   */
  ownLabel: string;
  /**
   * The things, up to four.
   *
   * @minItems 1
   * @maxItems 4
   */
  items: VignetteOffer[];
}
/**
 * One thing with its two prices.
 */
export interface VignetteOffer {
  /**
   * Its picture, square.
   */
  image: Image;
  /**
   * Its name.
   */
  name: string;
  /**
   * The public price.
   */
  usual: string;
  /**
   * The member price.
   */
  own: string;
  /**
   * What is saved, such as −58%.
   */
  saving: string;
}
/**
 * Filters side by side; the first is the chosen one.
 */
export interface VignetteChips {
  /**
   * chips: filters side by side.
   */
  type: "chips";
  /**
   * The words of the filters.
   *
   * @minItems 1
   * @maxItems 5
   *
   * Items: Words a visitor reads. Name them by their place in the locale files, as in `t:home.hero.title`; `t:home.hero.title|English words` keeps the English here and only the translations in the locale files.
   */
  labels: string[];
}
/**
 * A short text in a frame, ready to be copied.
 */
export interface VignetteCopy {
  /**
   * copy: a short text in a frame, ready to be copied.
   */
  type: "copy";
  /**
   * The text, such as a personal address.
   */
  text: string;
  /**
   * The icon at its end, such as copy.
   */
  icon: string;
}
/**
 * A coupon with its code.
 */
export interface VignetteCoupon {
  /**
   * coupon: a coupon with its code.
   */
  type: "coupon";
  /**
   * What the coupon is worth.
   */
  title: string;
  /**
   * The word before the code.
   */
  label: string;
  /**
   * The code.
   */
  code: string;
}
/**
 * A bar in two or more colours that shows shares of a whole.
 */
export interface VignetteSplit {
  /**
   * split: a bar in two or more colours that shows shares of a whole.
   */
  type: "split";
  /**
   * The parts. Together they make 100 percent.
   *
   * @minItems 2
   * @maxItems 4
   */
  parts: VignettePart[];
}
/**
 * One part of the whole.
 */
export interface VignettePart {
  /**
   * Its share, from 0 to 100.
   */
  percent: number;
  /**
   * Its colour.
   */
  tone: VignetteTone;
}
/**
 * Rising and falling bars, such as months; the last one stands out.
 */
export interface VignetteBars {
  /**
   * bars: rising and falling bars, such as months.
   */
  type: "bars";
  /**
   * The height of each bar, from 0 to 100.
   *
   * @minItems 2
   * @maxItems 8
   *
   * Items: The height of one bar.
   */
  percents: number[];
}
/**
 * A slider between two things, with its knob where it stands.
 */
export interface VignetteRange {
  /**
   * range: a slider between two things, with its knob where it stands.
   */
  type: "range";
  /**
   * Where the knob stands, from 0 to 100.
   */
  percent: number;
}
/**
 * The sum at the end.
 */
export interface VignetteTotal {
  /**
   * total: the sum at the end.
   */
  type: "total";
  /**
   * What the sum is.
   */
  label: string;
  /**
   * The sum.
   */
  value: string;
  /**
   * Whether it stands in a coloured box.
   */
  highlighted?: boolean;
}
/**
 * Who invited whom: one person, two friends, and two results for each friend.
 */
export interface VignetteTree {
  /**
   * tree: who invited whom.
   */
  type: "tree";
  /**
   * The initials of the person at the root.
   */
  initials: string;
  /**
   * The two friends.
   *
   * @minItems 2
   * @maxItems 2
   */
  friends: VignetteFriend[];
}
/**
 * One friend and what came of the friend's invitations.
 */
export interface VignetteFriend {
  /**
   * The friend's initials.
   */
  initials: string;
  /**
   * The colour of the line to the friend and, lighter, of the friend's dot: buganvilia or agave.
   */
  tone: VignetteTone;
  /**
   * The two results.
   *
   * @minItems 2
   * @maxItems 2
   */
  results: VignetteLeaf[];
}
/**
 * What came of one invitation.
 */
export interface VignetteLeaf {
  /**
   * The words in the pill, such as +500.
   */
  label: string;
  /**
   * The colour of the line and of the pill.
   */
  tone: VignetteTone;
  /**
   * Whether it has not happened yet: the line is dotted.
   */
  pending?: boolean;
}
/**
 * A quiet last line with an icon.
 */
export interface VignetteFoot {
  /**
   * foot: a quiet last line with an icon.
   */
  type: "foot";
  /**
   * The icon.
   */
  icon: string;
  /**
   * The words of the line.
   */
  text: string;
}
/**
 * A price and whose it is.
 */
export interface VignettePrice {
  /**
   * Whose price it is, such as Public or Members.
   */
  label: string;
  /**
   * The price.
   */
  value: string;
}

import type { CheckId } from '../../../src/generated/check-ids.ts';

const home = 'pages/home.json';
const about = 'pages/about-us.json';
const contact = 'pages/contact.json';
const partner = 'pages/partner-with-us.json';
const rewards = 'pages/rewards.json';
const solutions = 'pages/solutions.json';
const loyalty = 'pages/solutions/loyalty.json';
const share = 'pages/solutions/share.json';
const config = 'site.config.json';
const en = 'locales/en.json';
const es = 'locales/es.json';

type Part = [file: string, text: string];
/** Two things that change places, each in its file, and where that is told. */
export type Exchange = { check: CheckId; parts: [Part, Part]; at: Part };

const within = (check: CheckId, file: string, [one, other, at]: [string, string, string]): Exchange => ({
  check,
  parts: [
    [file, one],
    [file, other],
  ],
  at: [file, at],
});

const between = (check: CheckId, parts: [Part, Part], at: Part): Exchange => ({ check, parts, at });

/** Two things of the project's own site, and where it is told once that they are in each other's place. */
export const siteExchanges: Exchange[] = [
  between(
    'ref/exchanged',
    [
      [about, '"path": "/about-us"'],
      [solutions, '"path": "/solutions"'],
    ],
    [about, '"path": ‸"/solutions"'],
  ),
  between(
    'ref/exchanged',
    [
      [home, '"path": "/"'],
      [partner, '"path": "/partner-with-us"'],
    ],
    [home, '"path": ‸"/partner-with-us"'],
  ),
  between(
    'ref/exchanged',
    [
      [loyalty, '"t:solutions.loyalty.meta.title|Loyalty programs with tiers and points"'],
      [share, '"t:solutions.share.meta.title|Referral programs that reward both sides"'],
    ],
    [loyalty, '"title": ‸"t:solutions.share.meta.title'],
  ),
  // With the "noindex" of the one, which then keeps the other out of search engines.
  between(
    'content/copied-page',
    [
      [rewards, '"meta": { "title": "t:rewards.meta.title", "description": "t:rewards.meta.description" }'],
      [
        'pages/not-found.json',
        '"meta": { "title": "t:notFound.meta.title", "description": "t:notFound.meta.description", "noindex": true }',
      ],
    ],
    ['pages/not-found.json', '"meta": ‸{ "title": "t:rewards.meta.title"'],
  ),
  // What a page says of itself to search engines, with all its words.
  between(
    'content/copied-page',
    [
      [rewards, '"meta": { "title": "t:rewards.meta.title", "description": "t:rewards.meta.description" }'],
      [about, '"meta": { "title": "t:about.meta.title", "description": "t:about.meta.description" }'],
    ],
    [about, '"meta": ‸{ "title": "t:rewards.meta.title"'],
  ),
  between(
    'ref/exchanged',
    [
      [about, '"t:about.hero.text"'],
      [rewards, '"t:rewards.hero.text"'],
    ],
    [about, '"text": ‸"t:rewards.hero.text"'],
  ),
  between(
    'ref/exchanged',
    [
      [home, '"t:home.moments.recognize.title"'],
      [rewards, '"t:rewards.recognition.leadership.title"'],
    ],
    [home, '"title": ‸"t:rewards.recognition.leadership.title"'],
  ),
  between(
    'ref/exchanged',
    [
      [loyalty, '"badge": "t:solutions.loyalty.card.title|Loyalty"'],
      [share, '"badge": "t:solutions.share.card.title|Share"'],
    ],
    [loyalty, '"badge": ‸"t:solutions.share.card.title'],
  ),
  between(
    'ref/exchanged',
    [
      [about, '"t:about.meta.description"'],
      [partner, '"t:partner.journey.design.title"'],
    ],
    [about, '"description": ‸"t:partner.journey.design.title"'],
  ),
  within('ref/exchanged', loyalty, [
    '"id": "overview"',
    '"id": "key-features"',
    '"type": "overview",\n      "id": ‸"key-features"',
  ]),
  // Of two groups one is large enough to tell, where the other has but one more text beside it.
  within('i18n/misplaced-key', contact, [
    '"t:contact.form.name.label"',
    '"t:contact.form.inquiry.promotions"',
    '"label": ‸"t:contact.form.inquiry.promotions"',
  ]),
  // A text that all solutions share, and one of this page's own.
  within('i18n/unlike-others', loyalty, [
    '"t:solutions.loyalty.features.reportingYouCanActOn.title|Reporting you can act on"',
    '"t:solutionPage.benefits.title"',
    '"title": ‸"t:solutions.loyalty.features.reportingYouCanActOn.title',
  ]),
  within('i18n/misplaced-key', about, [
    '"t:about.team.supply.role"',
    '"t:about.careers.button"',
    '"role": ‸"t:about.careers.button"',
  ]),
  within('i18n/misplaced-key', home, [
    '"t:home.hero.contact"',
    '"t:home.solutions.cancellations.label"',
    '"label": ‸"t:home.hero.contact"',
  ]),
  within('i18n/misplaced-key', loyalty, [
    '"t:solutions.loyalty.meta.title|Loyalty programs with tiers and points"',
    '"t:solutions.loyalty.meta.description|A points and tier program under your brand: points in real time, personal missions, rewards people want and reporting you can act on."',
    '"title": ‸"t:solutions.loyalty.meta.description',
  ]),
  within('i18n/misplaced-key', rewards, [
    '"t:rewards.meta.description"',
    '"t:rewards.recognition.enterprise.text"',
    '"description": ‸"t:rewards.recognition.enterprise.text"',
  ]),
  within('i18n/misplaced-key', contact, [
    '"t:contact.validation.name_min"',
    '"t:contact.validation.name_max"',
    '"minLength": ‸"t:contact.validation.name_max"',
  ]),
  within('i18n/misplaced-key', partner, [
    't:partner.comparison.support.feature',
    't:partner.comparison.travel.feature',
    '"feature": ‸"t:partner.comparison.travel.feature"',
  ]),
  within('i18n/misplaced-key', partner, [
    't:partner.comparison.feature',
    't:partner.comparison.traditional',
    '"featureHead": ‸"t:partner.comparison.traditional"',
  ]),
  within('i18n/misplaced-key', partner, [
    '"t:partner.journey.consultation.title"',
    '"t:partner.journey.consultation.text"',
    '"title": ‸"t:partner.journey.consultation.text"',
  ]),
  within('form/fields', contact, [
    '"name": "name"',
    '"name": "email"',
    '"name": ‸"email",\n              "kind": "text"',
  ]),
  within('a11y/alt-quality', home, [
    '"/images/logos/tercia.svg"',
    '"/images/logos/lumbrea.svg"',
    '"src": ‸"/images/logos/lumbrea.svg"',
  ]),
  within('a11y/alt-quality', home, [
    '"/images/logos/fluvanta.svg"',
    '"/images/track-corner.svg"',
    '"src": ‸"/images/track-corner.svg"',
  ]),
  within('route/suffix-collision', config, [
    '"/solutions/{slug}"',
    '"/inspira-{slug}-es"',
    '"path": ‸"/inspira-{slug}-es"',
  ]),
  within('i18n/stale', en, [
    '"Traditional vendors"',
    '"How partnering compares"',
    '"title": ‸"Traditional vendors"',
  ]),
  within('ref/exchanged', home, ['"id": "why"', '"id": "impact"', '"type": "impact",\n      "id": ‸"why"']),
  within('ref/exchanged', home, [
    '"id": "why"',
    '"id": "what-we-do"',
    '"type": "moments",\n      "id": ‸"why"',
  ]),
  within('config/locales', config, ['"English"', '"Español"', '"locale": "en",\n      "name": ‸"Español"']),
  within('form/endpoint', config, [
    '"/functions/v1/resend-email"',
    '"/functions/v1/newsletter-subscribe"',
    '"contactUrl": ‸"/functions/v1/newsletter-subscribe"',
  ]),
  within('i18n/misplaced-key', 'pages/not-found.json', [
    '"404"',
    '"t:notFound.title"',
    '"code": ‸"t:notFound.title"',
  ]),
  within('link/mailto-tel', about, [
    '"%{linkedinUrl}/jobs/"',
    '"mailto:%{careersEmail}"',
    '"mail": { "label": "t:about.careers.mail", "link": ‸"%{linkedinUrl}/jobs/"',
  ]),
  within('link/mailto-tel', contact, [
    '"tel:%{phoneLink}"',
    '"mailto:%{email}"',
    '"link": ‸"mailto:%{email}"',
  ]),
  within('link/broken', config, [
    '"t:header.media"',
    '"%{mediaUrl}"',
    '"label": ‸"%{mediaUrl}", "link": "t:header.media"',
  ]),
  between(
    'route/no-home',
    [
      ['pages/solution-not-found.json', '"path": "/solutions/404"'],
      [home, '"path": "/"'],
    ],
    ['pages/solution-not-found.json', '"path": ‸"/"'],
  ),
  within('i18n/copied-text', es, [
    '"Finalista"',
    '"Explora las vacantes"',
    '"finalist": ‸"Explora las vacantes"',
  ]),
  within('i18n/copied-text', es, [
    '"Ven a trazar la próxima línea"',
    '"El nombre debe tener como máximo 100 caracteres."',
    '"title": ‸"El nombre debe tener como máximo 100 caracteres."',
  ]),
  within('i18n/misplaced-key', home, [
    '"t:home.moments.recognize.welcome"',
    '"t:home.moments.return.invite"',
    '"title": ‸"t:home.moments.recognize.welcome"',
  ]),
  within('i18n/misplaced-key', config, [
    '"t:floatingButton.label"',
    '"t:sectionFallback.home"',
    '"label": ‸"t:sectionFallback.home"',
  ]),
  within('i18n/misplaced-key', config, [
    '"t:consent.decline"',
    '"t:header.open"',
    '"open": ‸"t:consent.decline"',
  ]),
  within('i18n/unlike-others', 'pages/solutions/pay.json', [
    '"t:solutionPage.benefits.engagement"',
    '"t:solutionPage.benefits.loyalty"',
    '"title": ‸"t:solutionPage.benefits.loyalty"',
  ]),
  within('a11y/link-text', config, [
    '"t:footer.home"',
    '"t:footer.linkedin"',
    '"link": ‸"page:home" },\n                {\n                  "label": "t:header.solutions"',
  ]),
  within('ref/exchanged', contact, ['"map-pin"', '"phone"', '"icon": ‸"phone"']),
  within('ref/exchanged', contact, ['"clock"', '"linkedin"', '"icon": ‸"linkedin"']),
  within('i18n/copied-text', es, ['"Blog"', '"4,100 pts"', '"media": ‸"4,100 pts"']),
  within('i18n/unlike-others', 'pages/solutions/pay.json', [
    '"t:solutions.pay.hero.headline|Points that spend like money"',
    '"$148.00"',
    '"headline": ‸"$148.00"',
  ]),
];

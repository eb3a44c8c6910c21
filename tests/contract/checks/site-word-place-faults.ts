import { type Fault, fault, saying } from './validate-faults.ts';

const loyalty = 'pages/solutions/loyalty.json';
const pay = 'pages/solutions/pay.json';
const share = 'pages/solutions/share.json';
const travel = 'pages/solutions/travel.json';
const config = 'site.config.json';
const en = 'locales/en.json';
const es = 'locales/es.json';

/** Faults of words that could be told at several places of the project's own site, of which only one is wrong. */
export const siteWordPlaceFaults: Fault[] = [
  // What is lost counts, and not the space that it leaves or the fact that stands there now.
  fault('i18n/placeholder-mismatch', es, ['"Hasta %{rewardsDiscount} de', '‸"Hasta  de']),
  fault('i18n/placeholder-mismatch', en, ['"%{traditionalMonths} months"', '‸"2012 months"']),
  fault('i18n/placeholder-mismatch', en, ['"text": "%{email}"', '"text": ‸"hello@inspira.examle"']),
  fault('i18n/number-mismatch', es, ['"Día 6"', '‸"Día"']),
  fault('i18n/number-mismatch', es, ['"8,100 pts"', '‸"8,100 8,100 pts"']),
  ...['9,8000 pts', '2,5000 pts'].map((to) =>
    fault('i18n/number-mismatch', es, [`"${to.replace('000', '00')}"`, `‸"${to}"`]),
  ),
  // Words on the page itself that were copied from a neighbor, or have lost a part of their name.
  fault('i18n/misplaced-key', pay, [
    '"t:solutions.pay.features.anyMixOneSlide.description|Members choose how many points to use and see the rest at once."',
    '‸"t:solutions.pay.features.anyMixOneSlide.title|Any mix, one slide"',
  ]),
  fault('i18n/misplaced-key', share, [
    '"t:solutions.share.hero.headline|Your best salespeople already buy from you"',
    '‸"t:solutions.share.card.title|Share"',
  ]),
  fault('i18n/missing-translation', pay, ['"t:solutions.pay.hero.headline|', '‸"t:headline|']),
  fault('i18n/missing-key', pay, ['"t:solutions.pay.overview|Points', '‸"t:solutions.pay.overview.|Points']),
  fault('i18n/missing-key', pay, ['"t:solutions.pay.hero', '‸"tt:solutions.pay.hero']),
  fault('i18n/unlike-others', travel, [
    '"t:solutionPage.keyFeatures"',
    '‸"t:solutions.travel.features.closedUserGroupPricing.title|Closed-user-group pricing"',
  ]),
  // A text that has stood elsewhere all along was copied: the other place that shows what was here is right.
  ...['newsletter.email.label', 'newsletter.close'].map((key) =>
    saying(
      'Did you mean "t:newsletter.failed.title"?',
      fault('i18n/misplaced-key', config, ['"title": "t:newsletter.failed.title"', `"title": ‸"t:${key}"`]),
    ),
  ),
  ...['header.solutions', 'solutionPage.benefits.loyalty'].map((key) =>
    saying(
      'Did you mean "t:solutions.loyalty.card.title|Loyalty"?',
      fault('i18n/misplaced-key', loyalty, [
        '"title": "t:solutions.loyalty.card.title|Loyalty"',
        `"title": ‸"t:${key}"`,
      ]),
    ),
  ),
  fault('i18n/misplaced-key', config, [
    '"invalid": "t:newsletter.failed.title"',
    '"invalid": ‸"t:newsletter.email.label"',
  ]),
  ...['header.solutions', 'solutionPage.benefits.loyalty'].map((key) =>
    fault('i18n/unlike-others', loyalty, [
      '"badge": "t:solutions.loyalty.card.title|Loyalty"',
      `"badge": ‸"t:${key}"`,
    ]),
  ),
  fault('i18n/unlike-others', 'pages/solutions/marketplace.json', [
    '"title": "t:solutionPage.benefits.engagement"',
    '"title": ‸"t:solutions.marketplace.card.title|Marketplace"',
  ]),
];

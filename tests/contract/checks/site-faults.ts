import { type Fault, fault } from './validate-faults.ts';

const home = 'pages/home.json';
const about = 'pages/about-us.json';
const contact = 'pages/contact.json';
const rewards = 'pages/rewards.json';
const pay = 'pages/solutions/pay.json';
const config = 'site.config.json';

const rewardsMeta =
  '"meta": { "title": "t:rewards.meta.title", "description": "t:rewards.meta.description" },';

/** Faults that only a site with collections, facts and pictures can have, brought into the project's own. */
export const siteFaults: Fault[] = [
  fault('a11y/link-text', 'pages/newsletter-confirm.json', [
    '"link": "page:contact"\n            },\n            {\n              "label": "t:newsletterPages.home",\n              "link": "page:home"\n            }\n          ]\n        },\n        "failed"',
    '"link": ‸"page:home"\n            },\n            {\n              "label": "t:newsletterPages.home",\n              "link": "page:contact"\n            }\n          ]\n        },\n        "failed"',
  ]),
  fault('ref/orphan-asset', rewards, [
    '"src": "/images/rewards/travel.svg"',
    '"src": ‸"/images/objects/watch.svg"',
  ]),
  fault('i18n/inline-mismatch', 'pages/newsletter-confirm.json', [
    '"t:newsletterPages.failed.title"',
    '‸"t:newsletterPages.failed.title|Some words here"',
  ]),
  fault('config/locales', config, ['"locale": "es"', '"locale": ‸"en"']),
  fault('json/duplicate-key', config, [
    '"path": "/solutions/{slug}"',
    '"paths": "/solutions/{slug}"',
    '‸"paths": { "es"',
  ]),
  fault('a11y/alt-missing', home, [
    '"src": "/images/logos/nortia.svg",\n              "alt": "Nortia"',
    '"src": "/images/logos/nortia.svg"',
    '"image": ‸{\n              "src": "/images/logos/nortia.svg"',
  ]),
  fault('i18n/missing-key', contact, ['"title": "t:contact.hero.title"', '"title": ‸"contact.hero.title"']),
  fault('i18n/misplaced-key', contact, [
    '"title": "t:contact.support.title"',
    '"title": ‸"t:contact.info.title"',
  ]),
  fault('a11y/alt-quality', home, ['"alt": "Nortia"', '"alt": ‸"nortia.svg"']),
  fault('config/unused-suppression', rewards, [
    '"id": "rewards",',
    '"id": "rewards", ‸"$lint": [{ "disable": "seo/length", "reason": "as it is" }],',
  ]),
  fault('content/date-window', rewards, [
    '"id": "rewards",',
    '"id": "rewards", "publishAt": ‸"2020-02-30T09:00:00Z",',
  ]),
  fault('route/not-found-path', 'pages/not-found.json', ['"path": "/404"', '"path": ‸"/not-found"']),
  fault('route/no-home', home, ['"path": "/",', '"path": ‸"/start",']),
  fault('i18n/placeholder-mismatch', contact, [
    '"title": "t:contact.hero.title"',
    '"title": ‸"t:contact.hero.title?parameter"',
  ]),
  fault('i18n/placeholder-mismatch', home, [
    '"t:home.solutions.title?smart_count=',
    '‸"t:home.solutions.title?smart_cuont=',
  ]),
  fault('link/absolute-same-site', home, [
    '"link": "page:solutions"',
    '"link": ‸"https://www.inspira.example/solutions"',
  ]),
  fault('media/dimensions', about, [
    '"src": "/images/about-rings.svg"',
    '"src": "/images/about-rings.svg", "width": ‸10, "height": 900',
  ]),
  fault('json/byte-order-mark', about, ['{\n  "$schema"', '‸﻿{\n  "$schema"']),
  fault('json/schema', about, ['  "$schema": "../schemas/page.schema.json",\n', '', '‸{\n  "id"']),
  fault('a11y/main-heading', home, [
    '"sections": [',
    '"sections": [\n    { "type": "page-hero", "id": "first", "props": { "title": "t:rewards.hero.title", "text": "t:rewards.hero.text" } },',
    '"type": ‸"hero"',
  ]),
  fault('ref/unknown-entry', 'pages/solutions/marketplace.json', [
    '"id": "marketplace"',
    '"id": ‸"markteplace"',
  ]),
  fault('ref/unknown-entry', home, ['"featured": "marketplace"', '"featured": ‸"marketing"']),
  fault('ref/missing-entry', home, ['"cards": "collection:solutions"', '"cards": ‸"collection:"']),
  fault('ref/external-host', about, ['"/images/about-rings.svg"', '‸"https://cdn.example/rings.svg"']),
  fault('ref/missing-asset', about, ['"/images/about-rings.svg', '‸"/images/About-rings.svg']),
  fault('ref/missing-entry', pay, ['"self:features"', '‸"self:feature"']),
  fault('ref/missing-entry', home, ['"cards": "collection:solutions"', '"cards": ‸"collection:solution"']),
  fault('route/reserved', rewards, ['"path": "/rewards"', '"path": ‸"/images"']),
  fault('route/misspelt-path', rewards, ['"/rewards"', '‸"/rewrads"']),
  fault('ref/misspelt-id', 'pages/solutions/pay.json', ['"id": "overview"', '"id": ‸"overivew"']),
  fault('route/duplicate', rewards, ['"/rewards"', '‸"/contact"']),
  fault('schema/version', home, ['"type": "hero",', '"type": "hero",\n      "version": ‸2,']),
  fault('schema/unknown-block-type', rewards, ['"type": "row"', '"type": ‸"rwo"']),
  fault('schema/duplicate-id', rewards, ['"id": "hero"', '"id": ‸"categories"']),
  fault('json/format', rewards, [rewardsMeta, `\n${rewardsMeta}`, '"path": "/rewards",\n‸']),
  fault('ref/page-name', 'pages/newsletter-confirm.json', [
    '"id": "newsletter-confirm"',
    '"id": ‸"thank-you"',
  ]),
  fault('ref/missing-entry', rewards, ['"id": "rewards"', '"id": ‸"gifts"']),
  fault('schema/section-limit', rewards, [
    '"sections": [',
    '"sections": [\n    { "type": "page-hero", "id": "first", "props": { "title": "t:rewards.hero.title", "text": "t:rewards.hero.text" } },',
    '"type": ‸"page-hero",\n',
  ]),
  fault('schema/section-not-allowed-here', rewards, [
    '"sections": [',
    '"sections": [\n    { "type": ‸"floating-button", "id": "first", "props": { "label": "t:floatingButton.label", "link": "page:contact", "icon": "gift" } },',
  ]),
  fault('schema/section-props', rewards, ['"type": "page-hero"', '"type": ‸"overview"']),
  fault('schema/section-props', home, ['"type": "bar",', '"type": ‸"foot",']),
  fault('route/missing-locale', contact, ['"path": "/contact",', '"path": "/contact", "locales": [‸"EN"],']),
  fault('route/not-found-status', 'pages/not-found.json', ['"status": 404,', '', '‸{']),
  fault('content/repeated-item', rewards, [
    '"t:rewards.categories.recognition.peers"',
    '"t:rewards.categories.recognition.peers", ‸"t:rewards.categories.recognition.peers"',
  ]),
  fault('i18n/missing-translation', pay, [
    '"t:solutions.pay.features.anyMixOneSlide.title|',
    '‸"t:solutions.pay.features.anyMixOneSlid.title|',
  ]),
  fault('content/duplicate-order', pay, ['"order": 50', '"order": ‸10']),
  fault('json/syntax', contact, ['"formTitle": ', '‸}, "formTitle": ']),
  fault('schema/page', pay, ['"id": "key-features"', '"id": ‸"key-features "']),
  fault('schema/section-props', pay, ['"eyebrow": "t:solutionPage.overview"', '"eyebrow": ‸""']),
  fault('link/broken', about, ['"link": "mailto:%', '"link": ‸"mail:%']),
];

import type { SiteConfig } from '../../../../generated/types.ts';
import { configFile } from '../../file-names.ts';
import { listOf, objectOf, stringsOf } from '../../json/json-value.ts';
import { onlyOne } from '../context/only-one.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { onlySlip } from '../suggestions/one-slip.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';

/** Where the name of a host stands in the configuration. */
type Host = { host: string; pointer: string; name: string };

const hostOf = (text: string): string | undefined =>
  /^(?:https?:\/\/|[^\s@/]+@)([\w-]+(?:\.[\w-]+)+)(?=[:/?#]|$)/.exec(text)?.[1]?.toLowerCase();

const hostsIn = (texts: object, pointer: string): Host[] =>
  Object.entries(stringsOf(texts)).flatMap(([name, text]) => {
    const host = hostOf(text);
    return host === undefined ? [] : [{ host, name, pointer: below(pointer, name) }];
  });

const hostsOf = ({ origin, facts = {}, organization, services = {} }: SiteConfig): Host[] => [
  ...hostsIn({ origin }, ''),
  ...hostsIn(facts, '/facts'),
  ...hostsIn(objectOf(organization), '/organization'),
  ...hostsIn(Object.assign({}, listOf(objectOf(organization).sameAs)), '/organization/sameAs'),
  ...hostsIn(services, '/services'),
];

/** The last parts of the name of a host: those that a company buys. */
const domainOf = (host: string): string => host.split('.').slice(-2).join('.');

/** Names of two languages or countries, and numbered ones, are all right: example.de, example.dk, cdn1, cdn2. */
const plain = (host: string): string => host.replace(/\d/g, '').replace(/\.\w\w$/, '');

/** Shorter names become others by a single letter. */
const shortest = 8;

const isSlip = (one: string, other: string): boolean =>
  one.length >= shortest && plain(one) !== plain(other) && onlySlip(one, [other]) !== undefined;

/**
 * How much speaks for a name. If two occur equally often, the one that its own setting is named after is right:
 * "media." of "mediaUrl".
 */
const weightOf = (places: Host[]): number => {
  const isCalledSo = places.some(({ host, name }) => name.startsWith(host.split('.')[0] ?? host));
  return places.length + (isCalledSo ? 1 / 2 : 0);
};

const slipsAmong = (hosts: Host[], part: (host: string) => string): Finding[] => {
  const groups = [...Map.groupBy(hosts, ({ host }) => part(host))];
  return groups.flatMap(([own, places]): Finding[] => {
    const meant = groups.find(([other, others]) => weightOf(others) > weightOf(places) && isSlip(own, other));
    const place = onlyOne(places);
    if (!meant || !place) return [];
    const message = `"${own}" stands only here, and other addresses of the configuration have "${meant[0]}".`;
    return [
      {
        file: configFile,
        pointer: place.pointer,
        ...withSuggestion(message, meant[0]),
        severity: 'warning',
      },
    ];
  });
};

/** Hosts whose www has a letter too few or too many. */
const brokenWww = (hosts: Host[]): Finding[] =>
  hosts.flatMap(({ host, pointer }): Finding[] => {
    const meant = host.replace(/^(?:ww|w{4,})\./, 'www.');
    if (meant === host) return [];
    const told = withSuggestion(`"${host}" begins nearly with "www.".`, meant);
    return [{ file: configFile, pointer, ...told, severity: 'warning' }];
  });

/** Addresses whose host is almost, and not quite, that of others, or one that begins with www. */
export const misspeltHosts = (config: SiteConfig): Finding[] => {
  const hosts = hostsOf(config);
  const broken = brokenWww(hosts);
  if (broken.length > 0) return broken;
  const domains = slipsAmong(hosts, domainOf);
  return domains.length > 0 ? domains : slipsAmong(hosts, (host) => host);
};

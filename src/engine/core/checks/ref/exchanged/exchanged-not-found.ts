import { pageIdOf } from '../../../addresses/page-link.ts';
import { configFile } from '../../../file-names.ts';
import type { CheckContext } from '../../context/check-context.ts';
import { seemExchanged } from '../../problems/exchange-phrases.ts';
import { below } from '../../problems/pointer-steps.ts';
import type { Finding } from '../../problems/problem.ts';
import { toldExchange } from '../../problems/told-exchange.ts';

/** Whether the address of a page is among those of a collection; undefined if there is no such page. */
const isAmong = (
  { manifest, defaultLocale }: CheckContext,
  link: string,
  collection: string,
): boolean | undefined => {
  const path = manifest.byPage.get(pageIdOf(link))?.get(defaultLocale)?.path;
  const folders = manifest.patterns.filter((one) => one.collection === collection && one.before !== '/');
  if (path === undefined) return undefined;
  return folders.some(({ before }) => before.endsWith('/') && path.startsWith(before));
};

/**
 * The page for unknown addresses of a collection and that of all others in each other's place: the one that is named for
 * all stands among the addresses of the collection, and the collection's own does not.
 */
export const exchangedNotFound = (context: CheckContext): Finding[] => {
  const { notFound, collections = {} } = context.source.config;
  return Object.entries(collections).flatMap(([name, { notFound: own }]): Finding[] => {
    if (notFound === undefined || own === undefined) return [];
    if (!isAmong(context, notFound, name) || isAmong(context, own, name) !== false) return [];
    const pointer = below('/collections', name, 'notFound');
    const fault = `"${notFound}" stands among the addresses of "${name}" and is shown for all unknown ones, and "${own}" only for those: ${seemExchanged()}`;
    return [toldExchange({ file: configFile, pointer }, { file: configFile, pointer: '/notFound' }, fault)];
  });
};

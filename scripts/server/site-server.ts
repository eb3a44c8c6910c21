import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { dataPath, htmlFile } from '../../src/engine/core/addresses/output-paths.ts';
import { findRoute } from '../../src/engine/core/addresses/routes.ts';
import { settleOutput } from '../output/output-lock.ts';
import { isBeingReplaced } from '../output/replace-files.ts';
import { decodeAddress } from '../site/decode-address.ts';
import { decide, type RouteToSend } from './decide.ts';
import { type FollowedSite, followSite } from './follow-site.ts';
import { type FormerAssets, keepFormerAssets } from './keep-former-assets.ts';
import { readRequest } from './read-request.ts';
import { failed, type HttpReply, notFound, reply } from './reply.ts';
import { type Exchange, sendFile, sendKept } from './send-file.ts';

/** The parts of a site's server. */
export type SiteServerOptions = {
  /** The built site. */
  folder: string;
  /** Answers a request that is not for the site's files, or returns false to let the site answer. */
  functions?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Called when another build stands in the folder. */
  renewed?: () => void;
};

const unsettled: HttpReply = {
  status: 503,
  body: 'The site is being replaced\n',
  headers: { 'retry-after': '5' },
};

const told = (error: Error): boolean => {
  console.error(error.message);
  return false;
};

/**
 * Whether the site is of one build. Requests wait together while another process replaces files; the work that a killed
 * process left is finished first.
 */
const wholeOutput = (folder: string) => {
  let settling: Promise<boolean> | undefined;
  const settle = async () => {
    const isWhole = await settleOutput(folder).then(() => true, told);
    settling = undefined;
    return isWhole;
  };
  return async (): Promise<boolean> => {
    if (isBeingReplaced(folder)) settling ??= settle();
    return settling ?? true;
  };
};

/** A request for something of a site. */
type Asked = { exchange: Exchange; url: URL; folder: string; site: FollowedSite; former: FormerAssets };

const sendRoute = (
  { exchange, folder }: Asked,
  { kind, route: { path }, status }: RouteToSend,
): Promise<void> => {
  const file = kind === 'payload' ? dataPath(path) : `/${htmlFile(path)}`;
  return sendFile(exchange, { folder, file, status }, () => reply(exchange[1], notFound));
};

/** A file of the output as it is, or an asset of the one before it. */
const sendAsset = (asked: Asked) => {
  const { exchange, url, folder, former } = asked;
  const file = decodeAddress(url.pathname);
  return sendFile(exchange, { folder, file }, () => {
    const kept = former.get(file);
    return kept ? sendKept(exchange[1], file, kept) : sendNotFound(asked);
  });
};

/** The page that an unknown address of this kind and language shows, for a file that is not there. */
const sendNotFound = (asked: Asked) => {
  const { url, site, exchange } = asked;
  const route = findRoute(site.manifest, url.pathname);
  return route?.status === 404
    ? sendRoute(asked, { kind: 'document', route, status: 404 })
    : reply(exchange[1], notFound);
};

const send = (asked: Asked) => {
  const { exchange, url, site } = asked;
  const decision = decide(site.manifest, url);
  if (decision.kind === 'redirect')
    return reply(exchange[1], { status: 301, headers: { location: decision.to } });
  if (decision.kind === 'file') return sendAsset(asked);
  return sendRoute(asked, decision);
};

/**
 * The server of a built site: its own part decides, a library sends. It follows what other processes build into the
 * folder. Not listening yet.
 */
export const createSiteServer = ({ folder, functions, renewed }: SiteServerOptions): Server => {
  const followed = followSite(folder, renewed);
  const whole = wholeOutput(folder);
  const former = keepFormerAssets(folder);
  former.look();

  /** The site as it is now, and its headers on the answer. */
  const siteFor = (response: ServerResponse): FollowedSite | undefined => {
    const site = followed();
    for (const [name, value] of site?.headers ?? []) response.setHeader(name, value);
    return site;
  };

  const answer = async (exchange: Exchange) => {
    const [request, response] = exchange;
    siteFor(response);
    if (functions?.(request, response)) return undefined;
    const url = readRequest(request);
    if (!(url instanceof URL)) return reply(response, url);
    const site = (await whole()) ? siteFor(response) : undefined;
    former.look();
    return site ? send({ exchange, url, folder, site, former }) : reply(response, unsettled);
  };

  return createServer((request, response) => {
    answer([request, response]).catch((error: unknown) => {
      console.error(error);
      reply(response, failed);
    });
  });
};

import type { ServicesSettings } from '../../engine/core/types.ts';
import type { Form } from '../../generated/types.ts';
import type { Outcome } from './outcome.ts';
import type { Send, Sending } from './sending.ts';
import type { TabStorage } from './tab-storage.ts';

type Endpoint = Form['endpoint'];

/** What sections may ask of the world outside the page. */
export type Services = {
  /** Loads what sending will need. */
  prepare: (endpoint: Endpoint) => void;
  /** Sends a form. While one is on its way under a key, sending it again under that key waits for the same answer. */
  send: (endpoint: Endpoint, sending: Sending) => Promise<Outcome>;
  /** Whether a form is on its way under this key. */
  isSending: (key: string) => boolean;
  /** Stored for as long as the tab is open. */
  storage: TabStorage;
  /** Where the services are, and the key they want. */
  settings: () => Promise<ServicesSettings>;
};

const senders = {
  contact: () => import('./contact-sender.ts').then((code) => code.contactSender),
  newsletter: () => import('./newsletter-sender.ts').then((code) => code.newsletterSender),
} satisfies Record<Endpoint, () => Promise<(settings: ServicesSettings) => Send>>;

/**
 * The services of one visit, which `settings` says how to reach. Their code is loaded, and the backend's client made,
 * when a form first needs them; where it does not come, `renewPage` ends only if the page is as new as the site.
 */
export const createServices = (
  settings: () => Promise<ServicesSettings>,
  storage: TabStorage,
  renewPage: () => Promise<void>,
): Services => {
  const loaded = new Map<Endpoint, Promise<Send>>();
  const make = async (endpoint: Endpoint): Promise<Send> => {
    const [createSender, reached] = await Promise.all([senders[endpoint](), settings()]);
    return createSender(reached);
  };
  const load = (endpoint: Endpoint): Promise<Send> => {
    const sender = loaded.get(endpoint) ?? make(endpoint);
    loaded.set(endpoint, sender);
    sender.catch(() => loaded.delete(endpoint));
    return sender;
  };
  const flights = new Map<string, Promise<Outcome>>();
  const start = async (endpoint: Endpoint, sending: Sending): Promise<Outcome> => {
    const retry = () => {
      sending.onLost();
      return renewPage().then(() => load(endpoint));
    };
    try {
      // Tries again, also after a request without a connection has just failed.
      const sender = await load(endpoint).catch(retry);
      return await sender(sending);
    } catch (error) {
      return { status: 'failed', reason: (error as Error).message };
    } finally {
      flights.delete(sending.key);
    }
  };
  const send: Services['send'] = (endpoint, sending) => {
    const flight = flights.get(sending.key) ?? start(endpoint, sending);
    flights.set(sending.key, flight);
    return flight;
  };
  return {
    prepare: (endpoint) => void load(endpoint),
    send,
    isSending: (key) => flights.has(key),
    storage,
    settings,
  };
};

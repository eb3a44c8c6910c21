import type { ClientSettings } from '../../engine/core/types.ts';
import type { Form } from '../../generated/types.ts';
import type { Outcome } from './outcome.ts';

export type ServicesSettings = ClientSettings['services'];

/** One form on its way: its answers, the key under which the server takes it once, and the visitor's language. */
export type Sending = { data: Record<string, string>; key: string; locale: string };

/** Sends a form and says how it ended; never throws. */
export type Send = (sending: Sending) => Promise<Outcome>;

type Endpoint = Form['endpoint'];

/** What sections may ask of the world outside the page. */
export type Services = {
  /** Loads what sending will need. */
  prepare: (endpoint: Endpoint) => void;
  send: (endpoint: Endpoint, sending: Sending) => Promise<Outcome>;
};

const senders = {
  contact: async (settings: ServicesSettings) => (await import('./send-contact.ts')).createSender(settings),
  newsletter: async (settings: ServicesSettings) =>
    (await import('./send-newsletter.ts')).createSender(settings),
} satisfies Record<Endpoint, (settings: ServicesSettings) => Promise<Send>>;

/** The services of one visit. Their code is loaded, and the backend's client made, when a form first needs them. */
export const createServices = (settings: ServicesSettings): Services => {
  const loaded = new Map<Endpoint, Promise<Send>>();
  const load = (endpoint: Endpoint): Promise<Send> => {
    const sender = loaded.get(endpoint) ?? senders[endpoint](settings);
    loaded.set(endpoint, sender);
    sender.catch(() => loaded.delete(endpoint));
    return sender;
  };
  const send: Services['send'] = async (endpoint, sending) => {
    try {
      return await (await load(endpoint))(sending);
    } catch (error) {
      return { status: 'failed', reason: (error as Error).message };
    }
  };
  return { prepare: (endpoint) => void load(endpoint), send };
};

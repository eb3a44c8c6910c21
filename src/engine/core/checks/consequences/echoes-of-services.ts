import { type Echo, follows } from './follows.ts';

/** What follows from the service that a form is sent to. */
export const echoesOfServices = {
  /** A form that is sent to the wrong service has not the words for its answers. */
  echoesService: follows({
    cause: { check: 'form/endpoint', pointer: /\/endpoint$/ },
    effect: 'form/state-copy',
    by: ['parent', 'around'],
  }),
  /** A service under a name that nothing knows is missing under its own. */
  echoesUnknownService: follows({
    cause: { check: 'config/unknown-option', has: 'at' },
    effect: { check: 'form/endpoint', has: 'missing' },
    by: ['parent', 'place'],
  }),
} satisfies Record<string, Echo>;

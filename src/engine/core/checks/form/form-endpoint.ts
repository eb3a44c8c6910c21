import { configFile } from '../../file-names.ts';
import { objectOf } from '../../json/json-value.ts';
import type { Json } from '../../types.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { seemExchanged } from '../problems/exchange-phrases.ts';
import { pointersOf } from '../problems/place-keys.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { toldExchange } from '../problems/told-exchange.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';
import { functionPaths, unknownFunctions } from './unknown-functions.ts';

/** The settings without which a form cannot be sent, by what it names as its endpoint. */
const needed = new Map([
  ['contact', ['contactUrl', 'backendUrl', 'backendKey']],
  ['newsletter', ['newsletterUrl']],
]);

/** A sample value for each setting, for messages that ask for one. */
const samples: Record<string, string> = {
  ...functionPaths,
  backendUrl: '/',
  backendKey: 'local-public-key',
};

const gap = (config: object, setting: string): Pick<Finding, 'pointer' | 'missing'> => {
  if (!('services' in config)) return { pointer: '', missing: 'services' };
  const services = objectOf(config.services);
  return setting in services
    ? { pointer: below('/services', setting) }
    : { pointer: '/services', missing: setting };
};

/** A setting that a form needs. */
type Unset = { setting: string; form: string };

const unset = (context: CheckContext): Unset[] => {
  const services = objectOf(objectOf(context.given.config).services);
  const found = new Map<string, Unset>();
  for (const { form } of context.forms) {
    for (const setting of needed.get(String(form.endpoint)) ?? []) {
      const value = services[setting];
      const isSet = value !== undefined && (typeof value !== 'string' || value.trim() !== '');
      // A wrong value of the environment was blanked with a warning: no content can mend it.
      if (!isSet && !context.given.variables?.[setting] && !found.has(setting))
        found.set(setting, { setting, form: String(form.id) });
    }
  }
  return [...found.values()];
};

const withoutSettings = (config: object, unset: [Unset, ...Unset[]]): Finding => {
  const forms = [...new Set(unset.map(({ form }) => `"${form}"`))];
  const names = unset.map(({ setting }) => `"${setting}"`).join(', ');
  const written = unset.map(({ setting }) => `"${setting}": "${samples[setting]}"`).join(', ');
  const who = `The form${forms.length === 1 ? '' : 's'} ${forms.join(' and ')}`;
  const message = `${who} cannot be sent without ${names} under "services". Write there, such as ${written}.`;
  return { file: configFile, ...gap(config, unset[0].setting), message };
};

/** Settings that are missing in one group are one fault; each empty setting is a fault of its own. */
const unsetServices = (context: CheckContext): Finding[] => {
  const config = objectOf(context.given.config);
  const groups = Map.groupBy(unset(context), ({ setting }) => gap(config, setting).pointer);
  return [...groups.values()].flatMap(([first, ...more]) =>
    first ? [withoutSettings(config, [first, ...more])] : [],
  );
};

/** Two services, each with the address of a function that is named after the other. */
const exchangedServices = ({ given }: CheckContext): Finding[] => {
  const services = objectOf(objectOf(given.config).services);
  const addressOf = (name: string) => String(services[`${name}Url`] ?? '');
  const [one, other] = ['contact', 'newsletter'];
  if (!addressOf(one).includes(other) || addressOf(other).includes(other)) return [];
  const fault = `"contactUrl" is "${addressOf(one)}", and "newsletterUrl" is "${addressOf(other)}": ${seemExchanged('the two addresses')}`;
  const at = (name: string) => ({ file: configFile, pointer: below('/services', `${name}Url`) });
  return [toldExchange(at(one), at(other), fault)];
};

/** Whether a form has the rules and the name of a service. */
export const isNamedForService = ({ id, schema }: Json): boolean =>
  id === schema && needed.has(String(schema));

/** Two services with one address, of which one is named after the function behind it. */
const sameServices = ({ given }: CheckContext): Finding[] => {
  const { contactUrl, newsletterUrl } = objectOf(objectOf(given.config).services);
  if (typeof contactUrl !== 'string' || contactUrl !== newsletterUrl) return [];
  const [wrong, other] = contactUrl.includes('newsletter')
    ? ['contact', 'newsletter']
    : ['newsletter', 'contact'];
  const message = `This is the address of "${other}Url". Write that of the function for "${wrong}", such as "${samples[`${wrong}Url`]}".`;
  return [{ file: configFile, pointer: below('/services', `${wrong}Url`), message }];
};

/** The services with a fault. One with a special fault is not reported again as having no function at its address. */
const wrongServices = (context: CheckContext): Finding[] => {
  const told = [...unsetServices(context), ...exchangedServices(context), ...sameServices(context)];
  const places = new Set(told.flatMap(pointersOf));
  return [...told, ...unknownFunctions(context.source.config).filter(({ pointer }) => !places.has(pointer))];
};

/** A form that is named for one service, and is sent to another. */
const otherService = ({ forms }: CheckContext): Finding[] =>
  forms.flatMap(({ form, place }) => {
    const { id, schema, endpoint } = form;
    if (!isNamedForService(form) || endpoint === schema || !needed.has(String(endpoint))) return [];
    const message = `The answers of the form "${String(id)}" would be sent to the service "${endpoint}".`;
    const pointer = below(place.pointer, 'endpoint');
    return [{ ...place, pointer, ...withSuggestion(message, String(schema)) }];
  });

/** Forms whose service the configuration does not name. */
export const formEndpoint: Check = {
  id: 'form/endpoint',
  severity: 'error',
  description:
    'The service that a form is sent to is named in site.config.json, and a function answers there.',
  advice:
    'A form without its service shows its fields and then fails for every visitor. Write the address of its function under "services" in site.config.json, such as "contactUrl": "/functions/v1/resend-email", or remove the form.',
  runOnPages: otherService,
  run: wrongServices,
};

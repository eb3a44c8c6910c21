import type { SiteSource } from '../../types.ts';
import type { Check } from '../check.ts';
import { filesOfConfig } from '../context/files/files-of-config.ts';
import { isLocalAddress } from '../context/links/address-form.ts';
import { withoutOrigin } from '../context/links/page-of-path.ts';
import { marksOfKind } from '../context/marks/marks-of-kind.ts';

/**
 * A file as seen from the public folder: also when it is named from somewhere else, with the address of the site, or
 * with the signs of Windows.
 */
export const fromPublic = (value: string, source: SiteSource): string =>
  `/${withoutOrigin(value, source)
    .replaceAll('\\', '/')
    .replace(/^[./]*(public\/)?/, '')}`;

const hasHost = (value: string): boolean => /^(https?:)?\/\//i.test(value);

/**
 * Whether a value names a file of another site. A slash too much before a file of this one does not, nor does the address
 * of its preview.
 */
export const isOnAnotherHost = (value: string, source: SiteSource): boolean =>
  hasHost(value) &&
  (hasHost(withoutOrigin(value, source)) || isLocalAddress(value)) &&
  !Object.hasOwn(source.assets, fromPublic(value, source));

/** Pictures that are taken from another site whenever somebody looks at the page. */
export const refExternalHost: Check = {
  id: 'ref/external-host',
  severity: 'error',
  description: 'Pictures come from the public folder, not from another site.',
  advice:
    'A picture on another site can vanish or change without anyone here noticing, it tells that site who your visitors are, and it gets neither a size nor light variants. Download it, save it for example as public/images/team.jpg and write "/images/team.jpg".',
  runOnPages: (context) =>
    [...filesOfConfig(context), ...marksOfKind(context, 'asset')]
      .filter(({ value }) => isOnAnotherHost(value, context.source))
      .map(({ value, place }) => {
        // Behind the host.
        const name = /\/\/[^/]+\/(?:.*\/)?([^/?#]+\.\w+)(?:[?#].*)?$/.exec(value)?.[1] ?? 'picture.jpg';
        const message = `"${value}" is on another site. Save it as public/images/${name} and write "/images/${name}".`;
        return { ...place, message };
      }),
};

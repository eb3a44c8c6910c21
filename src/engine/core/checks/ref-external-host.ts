import type { Check } from './check.ts';
import { marksOfKind } from './context/marks-of-kind.ts';

/** Whether a value names a file of another site. */
export const isOnAnotherHost = (value: string): boolean => /^(https?:)?\/\//i.test(value);

/** Pictures that are taken from another site whenever somebody looks at the page. */
export const refExternalHost: Check = {
  id: 'ref/external-host',
  severity: 'error',
  description: 'Pictures come from the public folder, not from another site.',
  advice:
    'A picture on another site can vanish or change without anyone here noticing, it tells that site who your visitors are, and it gets neither a size nor light variants. Download it, save it for example as public/images/team.jpg and write "/images/team.jpg".',
  runOnPages: (context) =>
    marksOfKind(context, 'asset')
      .filter(({ value }) => isOnAnotherHost(value))
      .map(({ value, place }) => {
        const name = /([^/?#]+)([?#].*)?$/.exec(value)?.[1] ?? 'picture.jpg';
        const message = `"${value}" is on another site. Save it as public/images/${name} and write "/images/${name}".`;
        return { ...place, message };
      }),
};

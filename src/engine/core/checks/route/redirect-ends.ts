/** Where a redirect leads in the end: its last target, or round in a circle of addresses. */
type RedirectEnd = { target: string } | { circle: string[] };

/** An address without its query and the place on the page. */
export const pathOf = (address: string): string => address.split(/[?#]/)[0] ?? '';

/** A circle as it is told: from its first redirect in the file back to there. */
const circleOf = (addresses: string[], order: ReadonlyMap<string, number>): string[] => {
  const places = addresses.map((address) => order.get(address) ?? 0);
  const first = places.indexOf(places.reduce((least, place) => Math.min(least, place)));
  return [...addresses.slice(first), ...addresses.slice(0, first + 1)];
};

/** Where each redirect leads in the end. Every address is passed once, however many redirects lead over it. */
export const redirectEnds = (redirects: Record<string, string>): Map<string, RedirectEnd> => {
  const targets = new Map(Object.entries(redirects));
  const order = new Map(Object.keys(redirects).map((from, index) => [from, index]));
  const ends = new Map<string, RedirectEnd>();
  for (const from of targets.keys()) {
    const passed = new Set<string>();
    let [next, target] = [from, from];
    while (targets.has(next) && !ends.has(next) && !passed.has(next)) {
      passed.add(next);
      target = targets.get(next) ?? '';
      next = pathOf(target);
    }
    const walk = [...passed];
    const isCircle = passed.has(next);
    const end = isCircle ? { circle: circleOf(walk.slice(walk.indexOf(next)), order) } : { target };
    const known = ends.get(next) ?? end;
    for (const address of walk) ends.set(address, known);
  }
  return ends;
};

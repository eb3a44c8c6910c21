const personal = new Set(['t', 'token', 'email', 'name', 'phone']);

const isPersonal = ([name, value]: [string, string]) =>
  personal.has(name.toLowerCase()) || value.includes('@');

/** Path and query of a visit, without what would tell who the visitor is. */
export const visitAddress = ({ pathname, searchParams }: URL): string => {
  const kept = new URLSearchParams([...searchParams].filter((entry) => !isPersonal(entry)));
  return pathname + (kept.size > 0 ? `?${kept}` : '');
};

/** A call of one function of schema `site`, which takes one JSON object. */
export type SiteCall = { name: string; input: Record<string, unknown> };

const callText = /^select site\.(\w+)\(\$1::text::jsonb\) as result$/;

/** The call that a query is, as `callSite` writes it; undefined for any other query. */
export const siteCallOf = (text: string, params: readonly unknown[]): SiteCall | undefined => {
  const name = callText.exec(text)?.[1];
  return name === undefined ? undefined : { name, input: JSON.parse(String(params[0])) };
};

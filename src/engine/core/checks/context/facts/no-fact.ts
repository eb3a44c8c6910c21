/** That nothing fills a name which texts mention, as messages begin. */
export const noFact = (name: string): string =>
  `There is no fact "${name}" in site.config.json for %{${name}}.`;

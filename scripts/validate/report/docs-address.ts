const file = 'docs/checks.md';

/** The anchor of a heading as GitHub and most editors make it. */
const anchorOf = (id: string): string => id.toLowerCase().replace(/[^a-z0-9-]/g, '');

/**
 * Where the documentation of a check stands: on GitHub when its workflow runs the command, else in the project.
 */
export const docsAddress = (id: string, env: NodeJS.ProcessEnv = process.env): string => {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit } = env;
  const page = server && repository && commit ? `${server}/${repository}/blob/${commit}/${file}` : file;
  return `${page}#${anchorOf(id)}`;
};

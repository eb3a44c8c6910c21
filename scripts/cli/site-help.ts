const shared = `  --root DIR     the folder of the site; this project when left out
  --out DIR      the folder of the built site; dist in the folder of the site when left out
  --now MOMENT   what is published at this moment: 2026-12-01T09:00:00+01:00; now when left out
  --drafts       drafts as well
  --quiet        no progress
  -h, --help     this text`;

const port = '  --port N       the port of this computer; PORT, 4173 (start) or 5173 (dev) when left out';

/** The text behind --help of build, start and dev. */
export const siteHelp = `npm run build -- [options]   builds the site; nothing is built while the content has errors
npm start -- [options]       builds what is stale, and serves the site with its forms
npm run dev -- [options]     shows the content while it is edited, with its faults above the page

${shared}
${port}
  --shard I/N    build: only one of several parts, such as 1/4, each in a folder of its own
  --merge DIR…   build: joins the folders of all parts in the one of --out

Exit code: 0 done, 1 the content has errors, 2 it could not run.`;

import type { Clock } from '../../src/engine/core/types.ts';
import { codeRoot } from '../cli/code-root.ts';
import type { LocatedProblem } from '../site/locate-problem.ts';
import { type FileTexts, SiteTexts } from '../site/site-texts.ts';
import { askThread } from '../threads/ask-thread.ts';
import { endQueue } from '../threads/part-queue.ts';
import type { ThreadPool } from '../threads/with-thread-pool.ts';
import { blocksBuild } from '../validate/blocks-build.ts';
import { ContentErrors } from '../validate/report/content-errors.ts';
import { validateSite } from '../validate/validate-site.ts';

/** A site of this many documents that is checked in parts; `next` is the number of its page to be rendered next. */
type ErrorsInput = { root: string; clock: Clock; documents: number; next: Int32Array };

/** Throws ContentErrors when some problems keep a site from being built. */
export const refuseErrors = (
  problems: LocatedProblem[],
  { clock, texts }: { clock: Clock; texts: FileTexts },
): void => {
  const errors = problems.filter((problem) => blocksBuild(problem, clock));
  if (errors.length > 0) throw new ContentErrors('The content has errors; nothing was built.', errors, texts);
};

/** Checks a site beside the threads that render it. When it has errors, they are done at once. */
const findErrors = async ({ root, clock, documents, next }: ErrorsInput): Promise<LocatedProblem[]> => {
  const how = { clock, inPartsFrom: documents, threads: 1, errorsOnly: true, project: codeRoot };
  const { problems } = await validateSite(root, how);
  if (problems.some((problem) => blocksBuild(problem, clock))) endQueue(next);
  return problems;
};

/** The same as the task of a thread. */
export const findErrorsInThread = async (
  input: ErrorsInput,
  send: (problems: string) => void,
): Promise<void> => send(JSON.stringify(await findErrors(input)));

/** Checks a site in a thread of a pool, or in this one when it may take none. Throws ContentErrors when it has errors. */
export const refuseErrorsBeside = async (
  pool: ThreadPool,
  threads: number,
  input: ErrorsInput,
): Promise<void> => {
  const [thread] = pool.take(Math.min(1, threads - 1));
  const problems = await (thread
    ? askThread<LocatedProblem[]>(thread, { task: 'findErrorsInThread', input })
    : findErrors(input));
  const texts = new SiteTexts(input.root);
  for (const { file } of problems) texts.note(file);
  refuseErrors(problems, { clock: input.clock, texts });
};

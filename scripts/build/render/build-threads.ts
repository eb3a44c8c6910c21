import { availableParallelism } from 'node:os';
import { threadsFor } from '../../threads/threads-for.ts';

/** With fewer for each, two threads render no sooner than one: each compiles the code that renders for itself. */
const documentsOfThread = 700;

/** While no thread is needed to check the site, one that renders is worth fewer. */
const documentsOfFreeThread = 400;

/** How many threads render a site in parts, unless `asked`; `isChecked` if no thread has to check it. */
export const renderThreads = (documents: number, { asked, isChecked = false }: RenderThreads = {}): number =>
  asked ?? threadsFor(documents, isChecked ? documentsOfFreeThread : documentsOfThread);

type RenderThreads = { asked?: number | undefined; isChecked?: boolean | undefined };

/** How many threads build a site in parts: one checks it while the others begin to render. */
export const buildThreads = (documents: number, asked?: number): number =>
  asked ?? Math.max(renderThreads(documents), Math.min(2, availableParallelism()));

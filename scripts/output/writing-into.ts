import { readFileSync } from 'node:fs';
import { current, type Filling } from './filling.ts';
import { isCopyOf, timedCopy } from './timed-copy.ts';

/** The files of an output that a build wrote, and those that it found as they should be. */
export type TakenFiles = { written: string[]; kept: string[] };

/** The ways in which a file gets into a folder: only what changed is written. */
export const writingInto = (filling: Filling) => {
  const { present, wanted, drafts, counts } = filling;
  const keep = (file: string) => {
    if (!wanted.has(file)) counts.kept += 1;
    wanted.add(file);
  };
  const note = (file: string) => {
    counts.written += 1;
    wanted.add(file);
    present.add(file);
  };
  const write = (file: string, text: string | Uint8Array) => {
    const content = typeof text === 'string' ? Buffer.from(text) : text;
    if (present.has(file) && readFileSync(current(filling, file)).equals(content)) return keep(file);
    drafts.write(file, content);
    note(file);
  };
  const copy = (from: string, file: string) => {
    if (present.has(file) && isCopyOf(from, current(filling, file))) return keep(file);
    drafts.make(file, (draft) => timedCopy(from, draft));
    note(file);
  };
  const adopt = (files: TakenFiles) => {
    for (const file of files.written.filter((file) => !drafts.has(file))) {
      // The draft stands where this thread would have made it.
      drafts.make(file, () => undefined);
      note(file);
    }
    files.kept.forEach(keep);
  };
  return { keep, write, copy, adopt };
};

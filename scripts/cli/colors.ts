import pc from 'picocolors';

/** Whether somebody sees colours: a terminal without NO_COLOR, or anything with FORCE_COLOR. A file is read without. */
export const isColored = ({ isTTY = false }: { isTTY?: boolean }): boolean =>
  pc.isColorSupported && (isTTY || 'FORCE_COLOR' in process.env);

/** The colours of what a command answers. */
export const colors = pc.createColors(isColored(process.stdout));

/** The colours of what a command says beside its answer. */
export const errorColors = pc.createColors(isColored(process.stderr));

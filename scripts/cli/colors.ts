import pc from 'picocolors';

/** Whether colours are shown: on a terminal without NO_COLOR, or anywhere with FORCE_COLOR; not in a file. */
export const isColored = ({ isTTY = false }: { isTTY?: boolean }): boolean =>
  pc.isColorSupported && (isTTY || 'FORCE_COLOR' in process.env);

/** The colours of a command's output. */
export const colors = pc.createColors(isColored(process.stdout));

/** The colours of a command's messages on standard error. */
export const errorColors = pc.createColors(isColored(process.stderr));

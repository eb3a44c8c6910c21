import type { Edit } from 'jsonc-parser';
import type { Range } from '../../json-text/tree-range.ts';
import type { SyntaxFault } from '../../site/file-reader.ts';

/** One sign that may be wrong: the edit that would mend it, and what is told then. */
type Suspicion = { edit: Edit; told: Range & { message: string } };

/** Where the one wrong sign of a text may stand, the most likely first. */
export type Suspect = (text: string, fault: SyntaxFault) => Iterable<Suspicion>;

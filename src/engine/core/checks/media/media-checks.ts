import type { Check } from '../check.ts';
import { mediaExternal, mediaScript } from './drawing-faults.ts';
import { mediaDimensions } from './media-dimensions.ts';
import { mediaFileName } from './media-file-name.ts';
import { mediaFormat } from './media-format.ts';
import { mediaTodoPicture } from './media-todo-picture.ts';
import { mediaTooLarge } from './media-too-large.ts';
import { mediaTooSmall } from './media-too-small.ts';
import { mediaUnreadable } from './media-unreadable.ts';

/** The checks of pictures and other files. */
export const mediaChecks: Check[] = [
  mediaDimensions,
  mediaTooLarge,
  mediaTooSmall,
  mediaFileName,
  mediaFormat,
  mediaUnreadable,
  mediaScript,
  mediaExternal,
  mediaTodoPicture,
];

import type { Check } from '../check.ts';
import { refCollectionFolder } from './ref-collection-folder.ts';
import { refExchanged } from './ref-exchanged.ts';
import { refExternalHost } from './ref-external-host.ts';
import { refLostSection } from './ref-lost-section.ts';
import { refMisplacedFile } from './ref-misplaced-file.ts';
import { refMissingAsset } from './ref-missing-asset.ts';
import { refMissingEntry } from './ref-missing-entry.ts';
import { refMissingIcon } from './ref-missing-icon.ts';
import { refMisspeltId } from './ref-misspelt-id.ts';
import { refOrphanAsset } from './ref-orphan-asset.ts';
import { refOrphanEntry } from './ref-orphan-entry.ts';
import { refOrphanPage } from './ref-orphan-page.ts';
import { refPageName } from './ref-page-name.ts';
import { refUnknownEntry } from './ref-unknown-entry.ts';

/** The checks of what is named beside words and links: files, icons, pages, sections and entries. */
export const refChecks: Check[] = [
  refMissingAsset,
  refMissingIcon,
  refMissingEntry,
  refMisplacedFile,
  refCollectionFolder,
  refUnknownEntry,
  refExchanged,
  refPageName,
  refMisspeltId,
  refExternalHost,
  refLostSection,
  refOrphanPage,
  refOrphanAsset,
  refOrphanEntry,
];

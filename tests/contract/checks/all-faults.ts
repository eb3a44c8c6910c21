import { siteAdviceFaults } from './site-advice-faults.ts';
import { siteDateFaults } from './site-date-faults.ts';
import { siteFactFaults } from './site-fact-faults.ts';
import { siteFaults } from './site-faults.ts';
import { siteFileFaults } from './site-file-faults.ts';
import { siteFormFaults } from './site-form-faults.ts';
import { sitePastedFaults } from './site-pasted-faults.ts';
import { sitePastedPartFaults } from './site-pasted-part-faults.ts';
import { sitePlaceFaults } from './site-place-faults.ts';
import { siteReferenceFaults } from './site-reference-faults.ts';
import { siteSeoFaults } from './site-seo-faults.ts';
import { siteSettingFaults } from './site-setting-faults.ts';
import { siteSlipFaults } from './site-slip-faults.ts';
import { siteSourceTextFaults } from './site-source-text-faults.ts';
import { siteWordFaults } from './site-word-faults.ts';
import { siteWordPlaceFaults } from './site-word-place-faults.ts';
import type { Fault } from './validate-faults.ts';

/** Every fault that can be brought into the project's own site by one change of a file. */
export const allFaults: Fault[] = [
  ...siteFaults,
  ...sitePlaceFaults,
  ...siteWordPlaceFaults,
  ...sitePastedFaults,
  ...sitePastedPartFaults,
  ...siteFormFaults,
  ...siteSeoFaults,
  ...siteSettingFaults,
  ...siteFactFaults,
  ...siteDateFaults,
  ...siteFileFaults,
  ...siteReferenceFaults,
  ...siteSlipFaults,
  ...siteWordFaults,
  ...siteSourceTextFaults,
  ...siteAdviceFaults,
];

import type { Check } from '../check.ts';
import { formDuplicateOption } from './form-duplicate-option.ts';
import { formEndpoint } from './form-endpoint.ts';
import { formFields } from './form-fields.ts';
import { formLabelAutocomplete } from './form-label-autocomplete.ts';
import { formMessageMissing } from './form-message-missing.ts';
import { formOptionValue } from './form-option-value.ts';
import { formServiceRules } from './form-service-rules.ts';
import { formStateCopy } from './form-state-copy.ts';
import { formUnknownFieldType } from './form-unknown-field-type.ts';
import { formUnknownRule } from './form-unknown-rule.ts';

/** The checks of forms. */
export const formChecks: Check[] = [
  formFields,
  formOptionValue,
  formDuplicateOption,
  formMessageMissing,
  formUnknownFieldType,
  formUnknownRule,
  formLabelAutocomplete,
  formEndpoint,
  formServiceRules,
  formStateCopy,
];

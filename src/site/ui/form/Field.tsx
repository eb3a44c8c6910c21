import { Icon } from '../../../engine/react/Icon.tsx';
import type { FormField } from '../../../generated/types.ts';
import { DrawnIcon } from '../DrawnIcon.tsx';
import { errorText } from './error-text.ts';
import * as S from './form.styles.ts';
import type { FormView } from './quiet-view.ts';

type FieldProps = { field: FormField; formId: string; view: FormView; plain?: boolean };

const Options = ({ field }: { field: FormField }) => (
  <>
    <option value="">{field.placeholder}</option>
    {field.options?.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </>
);

const Control = ({ field, formId, view }: FieldProps) => {
  const { name, kind, placeholder, autocomplete } = field;
  const id = `${formId}-${name}`;
  const broken = name in view.errors;
  const shared = {
    id,
    name,
    autoComplete: autocomplete,
    disabled: view.sending,
    // What may stay empty says so in its label, too.
    'aria-required': !field.optional || undefined,
    'aria-invalid': broken || undefined,
    'aria-describedby': broken ? `${id}-error` : undefined,
  };
  if (kind === 'textarea') return <textarea {...shared} placeholder={placeholder} />;
  if (kind !== 'select') return <input {...shared} type={kind} placeholder={placeholder} />;
  return (
    <div>
      <select {...shared}>
        <Options field={field} />
      </select>
      <Icon name="chevron-down" />
    </div>
  );
};

/** One field with its label and, when a rule is broken, the message. Its control keeps its own value. */
export const Field = (props: FieldProps) => {
  const { field, formId, view, plain } = props;
  const rule = view.errors[field.name];
  const id = `${formId}-${field.name}`;
  const label = (
    <label htmlFor={id} className={plain ? 'sr' : undefined}>
      {field.label}
      {field.optional && <span> {field.optional}</span>}
    </label>
  );
  const error = rule && (
    <p id={`${id}-error`} className={plain ? 'sr' : undefined}>
      {!plain && <DrawnIcon name="alert" />}
      {errorText(field.errors, rule)}
    </p>
  );
  const body = (
    <>
      {label}
      <Control {...props} />
      {error}
    </>
  );
  return plain ? body : <S.Field data-full={field.full ? '' : undefined}>{body}</S.Field>;
};

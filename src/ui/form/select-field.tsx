import { Field } from './field.tsx';
import type { FieldTexts } from './field.tsx';
import { Select } from './select.tsx';

interface SelectFieldProps<T extends string> extends FieldTexts {
  name?: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
  required?: boolean;
  disabled?: boolean;
  isInChipRow?: boolean;
}

/** Returns the options of a closed list of values with their labels. */
export function optionsOf<T extends string>(
  values: readonly T[],
  labels: Readonly<Record<T, string>>,
): { value: T; label: string }[] {
  return values.map((value) => ({ value, label: labels[value] }));
}

/** Renders a select field for a few options. */
export function SelectField<T extends string>(props: SelectFieldProps<T>) {
  const { label, isLabelHidden, hint, error, className, name, options, onChange } = props;
  return (
    <Field {...{ label, isLabelHidden, hint, error, className }}>
      {(controlProps) => (
        <Select
          {...controlProps}
          name={name}
          value={props.value}
          required={props.required}
          disabled={props.disabled}
          isInChipRow={props.isInChipRow}
          onChange={(event) => {
            const selectedOption = options.find(({ value }) => value === event.target.value);
            if (selectedOption) onChange(selectedOption.value);
          }}
        >
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

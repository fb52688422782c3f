import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { Field } from './field.tsx';
import type { FieldTexts } from './field.tsx';

type InputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className'>;

interface TextFieldProps extends FieldTexts, InputProps {
  value: string;
  onChange: (value: string) => void;
  /** Element at the end of the field, such as a show-password button. */
  trailing?: ReactNode;
}

/** Renders a single-line text field. */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, hint, error, className, onChange, trailing, ...inputProps } = props;
  return (
    <Field {...{ label, isLabelHidden, hint, error, className }}>
      {(controlProps) => (
        <div className="relative">
          <input
            {...controlProps}
            className={cx(controlProps.className, Boolean(trailing) && 'pr-12')}
            onChange={(event) => {
              onChange(event.target.value);
            }}
            {...inputProps}
          />
          {trailing && <div className="absolute inset-y-0 right-0">{trailing}</div>}
        </div>
      )}
    </Field>
  );
}

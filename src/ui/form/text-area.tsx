import { cx } from '../class-names.ts';
import { Field } from './field.tsx';

interface TextAreaProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  readOnly?: boolean;
  /** Language of the text, if it is not that of the page. */
  lang?: string;
  /** Returns the remaining characters and the error for a text that is too long. Typing is not limited. */
  measure: (text: string) => { count: string; problem: string };
  /** Visible lines. Default: five. */
  rows?: number;
  hint?: string;
  error?: string;
}

/** Renders a multi-line field with a counter near the maximum length. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, measure, onChange, rows = 5, ...textAreaProps } = props;
  const { count, problem } = measure(textAreaProps.value);
  return (
    <Field label={label} hint={count || hint} error={error || problem}>
      {(controlProps) => (
        <textarea
          {...controlProps}
          {...textAreaProps}
          rows={rows}
          dir="auto"
          onChange={(event) => {
            onChange(event.target.value);
          }}
          className={cx(controlProps.className, 'block resize-y py-2.5')}
        />
      )}
    </Field>
  );
}

import { cx } from '../class-names.ts';
import { Field } from './field.tsx';

interface TextAreaProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  readOnly?: boolean;
  /** What the field says of the length of a text: how much is left, and that it is too long; more can be typed. */
  measure: (text: string) => { count: string; problem: string };
  /** Lines that are seen at once; five unless given. */
  rows?: number;
  hint?: string;
  error?: string;
}

/** Several lines of text, with a count near the end of what is possible. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, measure, onChange, rows = 5, ...area } = props;
  const { count, problem } = measure(area.value);
  return (
    <Field label={label} hint={count || hint} error={error || problem}>
      {(control) => (
        <textarea
          {...control}
          {...area}
          rows={rows}
          dir="auto"
          onChange={(event) => {
            onChange(event.target.value);
          }}
          className={cx(control.className, 'block resize-y py-2.5')}
        />
      )}
    </Field>
  );
}

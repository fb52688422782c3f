import { cleanPlainText } from '#shared/plain-text.ts';
import { formatInteger } from '#shared/formats/formats.ts';
import { cx } from '#ui/class-names.ts';
import { Field } from '#ui/form/field.tsx';

/** Characters left from which on they are counted. */
const nearEnd = 200;

interface TextAreaProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  readOnly?: boolean;
  /** Characters that are stored at most; more can be typed, and the field says so. */
  maxLength: number;
  /** Lines that are seen at once; five unless given. */
  rows?: number;
  hint?: string;
  error?: string;
}

/** Several lines of text, with a count near the end of what is possible. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, maxLength, onChange, rows = 5, ...area } = props;
  const left = maxLength - cleanPlainText(area.value).length;
  return (
    <Field
      label={label}
      hint={left <= nearEnd ? countText(left) : hint}
      error={error || lengthProblem(area.value, maxLength)}
    >
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

/** What is wrong with a text that is too long; '' for any other. The field says it while it is typed. */
export function lengthProblem(text: string, maxLength: number): string {
  const excess = cleanPlainText(text).length - maxLength;
  if (excess <= 0) return '';
  return excess === 1
    ? 'O texto passou do limite em 1 caractere. Encurte-o.'
    : `O texto passou do limite em ${formatInteger(excess)} caracteres. Encurte-o.`;
}

function countText(left: number): string {
  return left === 1 ? 'Resta 1 caractere' : `Restam ${formatInteger(left)} caracteres`;
}

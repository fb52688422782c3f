import { useId } from 'react';
import { cleanPlainText } from '#domain/plain-text.ts';
import { formatInteger } from '#texts/formats.ts';
import { cx } from '#ui/class-names.ts';
import { controlLook } from '#ui/text-field.tsx';

/** Characters left from which on they are counted. */
const nearEnd = 200;

interface TextAreaProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** Characters that are stored at most; more can be typed, and is told. */
  maxLength: number;
  /** Lines that are seen at once; five unless given. */
  rows?: number;
  hint?: string;
  error?: string;
}

/** Several lines of text, with a count near the end of what is possible. */
export function TextArea({
  label,
  name,
  value,
  onChange,
  maxLength,
  rows = 5,
  hint,
  error,
}: TextAreaProps) {
  const id = useId();
  const left = maxLength - cleanPlainText(value).length;
  const note = error ?? (left <= nearEnd ? countText(left) : hint);
  const isWrong = error !== undefined || left < 0;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        name={name}
        rows={rows}
        dir="auto"
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        className={cx(controlLook, 'block resize-y py-2.5', isWrong && 'border-danger')}
      />
      {note && (
        <p
          id={`${id}-note`}
          className={cx(
            'mt-1.5 text-sm tabular',
            isWrong ? 'font-medium text-danger' : 'text-ink-muted',
          )}
        >
          {note}
        </p>
      )}
    </div>
  );
}

function countText(left: number): string {
  if (left < 0) return tooLongText(-left);
  return left === 1 ? 'Resta 1 caractere' : `Restam ${formatInteger(left)} caracteres`;
}

/** @param excess characters above what is possible */
function tooLongText(excess: number): string {
  return excess === 1
    ? 'O texto passou do limite em 1 caractere. Encurte-o.'
    : `O texto passou do limite em ${formatInteger(excess)} caracteres. Encurte-o.`;
}

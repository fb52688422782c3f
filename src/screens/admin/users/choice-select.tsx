import { useId } from 'react';
import { cx } from '#ui/class-names.ts';
import { controlLook } from '#ui/text-field.tsx';

interface ChoiceSelectProps<Value extends string> {
  label: string;
  /** Whose choice it is, for screen readers: one of many on a page. */
  of?: string;
  value: Value;
  options: readonly Value[];
  labels: Readonly<Record<Value, string>>;
  onChange: (value: Value) => void;
  disabled?: boolean;
  /** The label is seen elsewhere, as in the head of a table. */
  hidesLabel?: boolean;
  className?: string;
}

/** One of a closed list of values. */
export function ChoiceSelect<Value extends string>(props: ChoiceSelectProps<Value>) {
  const { label, of, value, options, labels, onChange, disabled, hidesLabel, className } = props;
  const id = useId();
  return (
    <div className={cx('min-w-0', className)}>
      <label htmlFor={id} className={hidesLabel ? 'sr-only' : 'mb-1.5 block text-sm font-semibold'}>
        {label}
        {of && <span className="sr-only"> de {of}</span>}
      </label>
      <select
        id={id}
        value={value}
        disabled={disabled}
        onChange={(event) => {
          const chosen = options.find((option) => option === event.target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
        className={cx(controlLook, 'text-ellipsis disabled:opacity-55')}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {labels[option]}
          </option>
        ))}
      </select>
    </div>
  );
}

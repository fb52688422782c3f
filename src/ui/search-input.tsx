import type { ComponentProps, RefObject } from 'react';
import { Search, X } from 'lucide-react';
import { cx } from './class-names.ts';
import { IconButton } from './icon-button.tsx';

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'type' | 'ref' | 'value'> {
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  /** Name of the button that empties the field, in the language of the app. */
  clearLabel: string;
  onClear: () => void;
}

/** The field of a search: a lens before the text, a button to empty it behind. Stands in a relative box. */
export function SearchInput({
  ref,
  value,
  clearLabel,
  onClear,
  className,
  ...rest
}: SearchInputProps) {
  return (
    <>
      <Search
        aria-hidden
        size={20}
        className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-ink-muted"
      />
      <input
        ref={ref}
        type="search"
        value={value}
        autoComplete="off"
        enterKeyHint="search"
        className={cx(
          'h-11 w-full rounded-full border border-control-line bg-surface pr-11 pl-11 text-base placeholder:text-ink-muted',
          className,
        )}
        {...rest}
      />
      {value && (
        <IconButton
          label={clearLabel}
          className="absolute top-0 right-0"
          onClick={() => {
            onClear();
            ref.current?.focus();
          }}
        >
          <X aria-hidden size={18} />
        </IconButton>
      )}
    </>
  );
}

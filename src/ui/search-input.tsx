import { useRef } from 'react';
import type { ComponentProps, RefObject } from 'react';
import { Search, X } from 'lucide-react';
import * as texts from '#ui/texts.ts';
import { cx } from './class-names.ts';
import { IconButton } from './icon-button.tsx';

interface SearchInputProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'ref' | 'value' | 'onChange'
> {
  ref?: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (text: string) => void;
  /** Label of the button that clears the field. */
  clearLabel?: string;
  /** Called by the clear button instead of onChange(''), if clearing needs more than an empty text. */
  onClear?: () => void;
}

/**
 * Renders a search field with a lens before the text and a clear button after it. Needs a parent with relative
 * position.
 */
export function SearchInput(props: SearchInputProps) {
  const {
    ref,
    value,
    onChange,
    clearLabel = texts.clearSearch,
    onClear,
    className,
    ...rest
  } = props;
  const ownRef = useRef<HTMLInputElement>(null);
  const inputRef = ref ?? ownRef;
  return (
    <>
      <Search
        aria-hidden
        size={20}
        className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-ink-muted"
      />
      <input
        ref={inputRef}
        type="search"
        value={value}
        autoComplete="off"
        enterKeyHint="search"
        className={cx(
          'h-11 w-full rounded-full border border-control-line bg-field pl-11 text-base placeholder:text-ink-muted',
          // Room for the clear button. Without a text, the placeholder needs it in narrow headers.
          value ? 'pr-11' : 'pr-4',
          className,
        )}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        {...rest}
      />
      {value && (
        <IconButton
          label={clearLabel}
          className="absolute top-0 right-0"
          onClick={() => {
            if (onClear) onClear();
            else onChange('');
            inputRef.current?.focus();
          }}
        >
          <X aria-hidden size={18} />
        </IconButton>
      )}
    </>
  );
}

import { X } from 'lucide-react';
import * as texts from '#ui/texts.ts';
import { IconButton } from './icon-button.tsx';
import { cx } from './class-names.ts';

interface RemovableChipsProps {
  label: string;
  items: readonly { id: string; text: string; note?: string }[];
  onRemove: (id: string) => void;
}

/** Renders the items of a list as chips, each with a remove button. A long list scrolls separately. */
export function RemovableChips({ label, items, onRemove }: RemovableChipsProps) {
  if (items.length === 0) return null;
  return (
    <ul
      aria-label={label}
      className={cx(
        'mb-3 flex flex-wrap gap-2',
        items.length > 8 && 'max-h-52 overflow-y-auto p-1',
      )}
    >
      {items.map(({ id, text, note }) => (
        <li
          key={id}
          className="flex max-w-full items-center rounded-full border border-sea bg-sea-soft pl-4 text-sm font-medium text-sea-ink"
        >
          <span className="min-w-0 py-1 wrap-anywhere">
            {text}
            {note && <span className="font-normal"> ({note})</span>}
          </span>
          <IconButton
            label={texts.remove(text)}
            className="text-sea-ink"
            onClick={() => {
              onRemove(id);
            }}
          >
            <X aria-hidden size={18} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

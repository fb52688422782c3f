import { MapPin } from 'lucide-react';
import type { PlaceSummary } from '#domain/place-index.ts';
import { cx } from '#ui/class-names.ts';
import { optionId } from './option-id.ts';

interface SuggestionListProps {
  id: string;
  suggestions: readonly PlaceSummary[];
  /** The suggestions could not be loaded. */
  failed: boolean;
  /** Position under the arrows, -1 for none. */
  active: number;
  onChoose: (place: PlaceSummary) => void;
}

const panel =
  'absolute inset-x-0 top-full z-40 mt-2 appear overflow-hidden rounded-card border border-line bg-surface shadow-float';

/** What the combobox of the header offers. */
export function SuggestionList({ id, suggestions, failed, active, onChoose }: SuggestionListProps) {
  if (failed) {
    return (
      <p role="status" className={cx(panel, 'p-4 text-sm text-ink-muted')}>
        Sugestões indisponíveis agora. Aperte Enter para buscar.
      </p>
    );
  }
  return (
    <div id={id} role="listbox" aria-label="Sugestões" className={cx(panel, 'py-1')}>
      {suggestions.map((place, position) => (
        // The keyboard reaches options through the field, as the combobox pattern asks.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={place.id}
          id={optionId(id, position)}
          role="option"
          tabIndex={-1}
          aria-selected={position === active}
          // Keeps the focus in the field while the finger is down.
          onPointerDown={(event) => {
            event.preventDefault();
          }}
          onClick={() => {
            onChoose(place);
          }}
          className={cx(
            'flex min-h-12 items-center gap-3 px-4 py-2',
            position === active ? 'bg-sea-soft' : 'hover:bg-sunken',
          )}
        >
          <MapPin aria-hidden size={18} className="shrink-0 text-ink-muted" />
          <span className="min-w-0">
            <span className="block truncate font-semibold">{place.title}</span>
            <span className="block truncate text-sm text-ink-muted">
              {[place.categoryName, place.neighborhood].filter(Boolean).join(' · ')}
            </span>
          </span>
        </div>
      ))}
    </div>
  );
}

import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { PlacePicture } from '#features/pictures/components/place-picture.tsx';

interface ChoicesProps {
  places: readonly PlaceSummary[];
  onChoose: (placeId: string) => void;
}

/** Places to choose one of. */
export function Choices({ places, onChoose }: ChoicesProps) {
  return (
    <ul>
      {places.map(({ id, title, cover, categoryName, neighborhood }) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => {
              onChoose(id);
            }}
            className="flex min-h-14 w-full items-center gap-3 rounded-control px-2 py-1 text-left hover:bg-sunken"
          >
            <PlacePicture
              image={cover}
              alt=""
              sizes="3rem"
              className="size-12 shrink-0 rounded-control"
            />
            <span className="min-w-0">
              <span className="block truncate font-medium">{title}</span>
              <span className="block truncate text-sm text-ink-muted">
                {[categoryName, neighborhood].filter(Boolean).join(' · ')}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

import { countText, formatInteger } from '#shared/formats/formats.ts';

interface PlacesProgressProps {
  /** Number of places processed. */
  doneCount: number;
  /** Null if unknown. */
  totalCount: number | null;
}

/** Renders the progress of a bulk change. */
export function PlacesProgress({ doneCount, totalCount }: PlacesProgressProps) {
  const placesText = countText(totalCount ?? doneCount, 'lugar', 'lugares');
  return (
    <>
      <p className="tabular">{totalCount === null ? placesText : `${formatInteger(doneCount)} de ${placesText}`}</p>
      <progress
        aria-label="Andamento"
        className="w-full accent-sea"
        {...(totalCount !== null && { max: Math.max(totalCount, 1), value: Math.min(doneCount, totalCount) })}
      />
    </>
  );
}

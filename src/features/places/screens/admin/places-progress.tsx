import { countText, formatInteger } from '#shared/formats/formats.ts';

interface PlacesProgressProps {
  /** Number of places processed. */
  done: number;
  /** Null if unknown. */
  total: number | null;
}

/** Renders the progress of a bulk change. */
export function PlacesProgress({ done, total }: PlacesProgressProps) {
  const places = countText(total ?? done, 'lugar', 'lugares');
  return (
    <>
      <p className="tabular">{total === null ? places : `${formatInteger(done)} de ${places}`}</p>
      <progress
        aria-label="Andamento"
        className="w-full accent-sea"
        {...(total !== null && { max: Math.max(total, 1), value: Math.min(done, total) })}
      />
    </>
  );
}

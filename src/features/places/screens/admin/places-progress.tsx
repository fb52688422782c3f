import { countText, formatInteger } from '#shared/formats/formats.ts';

interface PlacesProgressProps {
  /** Places that are done with. */
  done: number;
  /** null when nobody knows. */
  total: number | null;
}

/** How far work on many places is. */
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

import * as texts from '#features/places/panel-texts.ts';

interface PlacesProgressProps {
  /** Number of places processed. */
  doneCount: number;
  /** Null if unknown. */
  totalCount: number | null;
}

/** Renders the progress of a bulk change. */
export function PlacesProgress({ doneCount, totalCount }: PlacesProgressProps) {
  return (
    <>
      <p className="tabular">{texts.placesProgress(doneCount, totalCount)}</p>
      <progress
        aria-label={texts.progressLabel}
        className="w-full accent-sea"
        {...(totalCount !== null && {
          max: Math.max(totalCount, 1),
          value: Math.min(doneCount, totalCount),
        })}
      />
    </>
  );
}

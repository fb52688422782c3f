import { Link } from 'react-router-dom';
import { useCategoryNames } from '#features/categories/components/use-category-names.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { placeLink } from '#features/places/model/place-link.ts';
import { OpeningLine } from '#features/places/components/card/opening-line.tsx';

/** Renders the texts of a place in a row, next to the image. */
export function PlaceTexts({ place }: { place: PlaceSummary }) {
  const categoryNameOf = useCategoryNames();
  return (
    <>
      <h2 className="font-bold wrap-anywhere">
        <Link to={placeLink(place)} className="underline-offset-4 hover:underline">
          {place.title}
        </Link>
      </h2>
      <p className="text-sm wrap-anywhere text-ink-muted">
        {categoryNameOf(place.categoryName)} · {place.neighborhood || place.location}
      </p>
      <p data-on-screen className="flex min-h-5 text-sm">
        <OpeningLine hours={place.hours} />
      </p>
    </>
  );
}

/** Renders the note of the list's owner about a place. */
export function ItemNote({ note, lang }: { note: string; lang: string | undefined }) {
  if (note === '') return null;
  return (
    <p lang={lang} dir="auto" className="mt-1 border-l-2 border-line pl-2 text-sm wrap-anywhere">
      {note}
    </p>
  );
}

import type { PublicListItem } from '#features/lists/model/public-list.ts';
import { PlacePicture } from '#features/pictures/components/place-picture.tsx';
import { ItemNote, PlaceTexts } from '../place-texts.tsx';

interface PublicRowProps extends PublicListItem {
  /** Its picture is loaded at once. */
  eager: boolean;
}

/** A place of a public list. Its address is for paper, where nobody can tap its name. */
export function PublicRow({ place, note, eager }: PublicRowProps) {
  return (
    <article className="flex gap-3 px-4 py-3">
      <PlacePicture
        image={place.cover}
        alt=""
        sizes="96px"
        eager={eager}
        className="h-18 w-24 shrink-0 rounded-control"
      />
      <div className="flex min-h-18 min-w-0 flex-1 flex-col">
        <PlaceTexts place={place} />
        <p data-on-paper className="text-sm wrap-anywhere">
          {place.location}
        </p>
        <ItemNote note={note} />
      </div>
    </article>
  );
}

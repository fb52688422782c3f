import { ArrowDown, ArrowUp, CloudOff, MapPinOff, PencilLine, Trash2 } from 'lucide-react';
import * as texts from '#features/lists/texts.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { PlacePicture } from '#features/pictures/components/place-picture.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { MoveButton } from '#ui/move-button.tsx';
import { ItemNote, PlaceTexts } from './place-texts.tsx';

interface ItemRowProps {
  /** Null if the place is inactive or deleted, undefined if it could not be read. */
  place: PlaceSummary | null | undefined;
  note: string;
  /** Attribute of the note. */
  lang: string | undefined;
  position: number;
  /** Number of places in the list. */
  itemCount: number;
  onMove: (to: number) => void;
  /** onAnnotate() and onRemove() receive the title that the row shows. */
  onAnnotate: (title: string) => void;
  onRemove: (title: string) => void;
  onRetry: () => void;
}

/** Renders a place of a list, loaded or unavailable, with its actions. */
export function ItemRow(props: ItemRowProps) {
  const { place, note, lang, position, itemCount } = props;
  const title = place?.title ?? (place === null ? texts.unavailablePlace : texts.unreadPlace);
  return (
    <article className="flex flex-col gap-x-4 px-4 py-3 sm:flex-row sm:items-center">
      <div className="flex min-w-0 flex-1 gap-3">
        {place ? (
          <PlacePicture
            image={place.cover}
            alt=""
            sizes="96px"
            eager={position < 4}
            className="h-18 w-24 shrink-0 rounded-control"
          />
        ) : (
          <div className="grid h-18 w-24 shrink-0 place-content-center rounded-control bg-sunken text-ink-muted">
            {place === null ? (
              <MapPinOff aria-hidden size={24} />
            ) : (
              <CloudOff aria-hidden size={24} />
            )}
          </div>
        )}
        <div className="flex min-h-18 min-w-0 flex-1 flex-col">
          {place ? (
            <PlaceTexts place={place} />
          ) : (
            <MissingPlaceTexts place={place} title={title} onRetry={props.onRetry} />
          )}
          <ItemNote note={note} lang={lang} />
        </div>
      </div>
      <div className="-mx-3 flex shrink-0 justify-end sm:mx-0">
        <MoveButton
          label={texts.moveUp(title)}
          isPossible={position > 0}
          onMove={() => {
            props.onMove(position - 1);
          }}
        >
          <ArrowUp aria-hidden size={20} />
        </MoveButton>
        <MoveButton
          label={texts.moveDown(title)}
          isPossible={position < itemCount - 1}
          onMove={() => {
            props.onMove(position + 1);
          }}
        >
          <ArrowDown aria-hidden size={20} />
        </MoveButton>
        <IconButton
          label={note ? texts.editNoteAbout(title) : texts.addNoteAbout(title)}
          onClick={() => {
            props.onAnnotate(title);
          }}
        >
          <PencilLine aria-hidden size={20} />
        </IconButton>
        <IconButton
          label={texts.removeItem(title)}
          onClick={() => {
            props.onRemove(title);
          }}
        >
          <Trash2 aria-hidden size={20} />
        </IconButton>
      </div>
    </article>
  );
}

interface MissingPlaceTextsProps extends Pick<ItemRowProps, 'onRetry'> {
  place: null | undefined;
  title: string;
}

function MissingPlaceTexts({ place, title, onRetry }: MissingPlaceTextsProps) {
  return (
    <>
      <h2 className="font-bold wrap-anywhere">{title}</h2>
      {place === null ? (
        <p className="text-sm text-ink-muted">{texts.placeNotPublic}</p>
      ) : (
        <>
          <p className="text-sm text-ink-muted">{texts.placeNotLoaded}</p>
          <div className="-my-1 -ml-4">
            <Button variant="quiet" onClick={onRetry}>
              {texts.retry}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

import { useRef, useState } from 'react';
import { ArrowLeft, ArrowRight, Star, Trash2, X } from 'lucide-react';
import { cx } from '#ui/class-names.ts';
import { useDragOrder, useFocusRestore } from '#ui/use-drag-order.ts';
import * as texts from '#features/pictures/texts.ts';
import { formatPercent } from '#shared/formats/formats.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { MoveButton } from '#ui/move-button.tsx';
import type { PickedImage } from './picked-image.ts';
import { PlacePicture } from '../place-picture.tsx';

interface PickedImageListProps {
  items: readonly PickedImage[];
  highlightId: string | null;
  /** Null if no highlight can be chosen. */
  onHighlight: ((id: string) => void) | null;
  onMove: (id: string, to: number) => void;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
}

/** The images in order; dragging or the arrow buttons change the order. */
export function PickedImageList(props: PickedImageListProps) {
  const { items, highlightId, onHighlight, onMove, onRemove, onRetry } = props;
  const {
    shown: shownItems,
    draggedId,
    list: listProps,
    item: dragPropsOf,
  } = useDragOrder(items, onMove);
  const keepFocus = useFocusRestore(items);

  return (
    // Dragging is a shortcut; the arrow buttons of each image do the same.
    <ol
      {...listProps}
      className={cx(
        'mt-4 grid grid-cols-1 items-start gap-3 empty:hidden min-[22.5rem]:grid-cols-2',
        // The picker of a review is inside a narrow dialog.
        onHighlight && 'sm:grid-cols-3 lg:grid-cols-4',
      )}
    >
      {shownItems.map((item, position) => (
        <li
          key={item.id}
          {...dragPropsOf(item.id, position)}
          data-dragged={draggedId === item.id || undefined}
          className="cursor-grab data-dragged:opacity-60"
        >
          <PickedImageCard
            item={item}
            position={position}
            count={items.length}
            isHighlight={onHighlight !== null && item.id === highlightId}
            onHighlight={
              onHighlight &&
              (() => {
                onHighlight(item.id);
              })
            }
            onMove={(to) => {
              keepFocus();
              onMove(item.id, to);
            }}
            onRemove={() => {
              onRemove(item.id);
            }}
            onRetry={() => {
              onRetry(item.id);
            }}
          />
        </li>
      ))}
    </ol>
  );
}

interface PickedImageCardProps {
  item: PickedImage;
  position: number;
  count: number;
  isHighlight: boolean;
  /** Null if no highlight can be chosen. */
  onHighlight: (() => void) | null;
  onMove: (to: number) => void;
  onRemove: () => void;
  onRetry: () => void;
}

/** One image with buttons to move, remove, highlight and retry it. */
function PickedImageCard(props: PickedImageCardProps) {
  const { item, position, count, isHighlight, onHighlight, onMove, onRemove, onRetry } = props;
  const removeButton = useRef<HTMLButtonElement>(null);
  const isUploading = item.kind === 'waiting' || item.kind === 'sending';
  return (
    <figure className="overflow-hidden rounded-control border border-line bg-surface">
      <div className="relative aspect-[4/3] overflow-hidden bg-sunken">
        <PicturePreview item={item} alt={texts.imageAlt(position + 1, count)} />
        {isHighlight && (
          <span className="absolute top-2 left-2 rounded-full bg-sun-soft px-2 py-0.5 text-xs font-bold text-sun-ink">
            {texts.highlight}
          </span>
        )}
        <IconButton
          ref={removeButton}
          label={isUploading ? texts.cancelUpload(position + 1) : texts.removeImage(position + 1)}
          onClick={onRemove}
          className="absolute top-1 right-1 bg-surface shadow-card"
        >
          {isUploading ? <X aria-hidden size={20} /> : <Trash2 aria-hidden size={20} />}
        </IconButton>
        {isUploading && (
          <Progress position={position} share={item.kind === 'sending' ? item.share : null} />
        )}
      </div>
      {item.kind === 'failed' && (
        <figcaption role="alert" className="p-2 text-sm wrap-anywhere text-danger">
          <p>{item.sentence}</p>
          <Button
            variant="quiet"
            className="-ml-2 px-2 text-sm whitespace-nowrap"
            onClick={() => {
              // The retry button disappears with the error, so the focus moves to the remove button first.
              removeButton.current?.focus();
              onRetry();
            }}
          >
            {texts.retry}
          </Button>
        </figcaption>
      )}
      <div className="flex justify-between">
        <MoveButton
          label={texts.moveImageBack(position + 1)}
          isPossible={position > 0}
          onMove={() => {
            onMove(position - 1);
          }}
        >
          <ArrowLeft aria-hidden size={20} />
        </MoveButton>
        {onHighlight && (
          <IconButton
            label={texts.highlightImage(position + 1)}
            aria-pressed={isHighlight}
            onClick={onHighlight}
          >
            <Star aria-hidden size={20} className={cx(isHighlight && 'fill-star text-star')} />
          </IconButton>
        )}
        <MoveButton
          label={texts.moveImageOn(position + 1)}
          isPossible={position < count - 1}
          onMove={() => {
            onMove(position + 1);
          }}
        >
          <ArrowRight aria-hidden size={20} />
        </MoveButton>
      </div>
    </figure>
  );
}

/** Renders the progress of an upload; `share` is null while it is queued. */
function Progress({ position, share }: { position: number; share: number | null }) {
  return (
    <div className="absolute inset-x-0 bottom-0 bg-surface p-2 text-xs font-semibold">
      {share === null ? texts.waiting : share < 1 ? texts.sending : texts.processing}
      <progress
        max={1}
        value={share ?? 0}
        aria-label={texts.uploadOf(position + 1)}
        aria-valuetext={formatPercent(Math.round((share ?? 0) * 100))}
        className="mt-1 block h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-sea [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-sea"
      />
    </div>
  );
}

/** `sizes` attribute of the image in a card. */
const imageSizes = '(min-width: 1024px) 280px, (min-width: 640px) 33vw, 50vw';

/** Preview of an image, or a placeholder drawing if it cannot be shown. */
function PicturePreview({ item, alt }: { item: PickedImage; alt: string }) {
  const [isBroken, setBroken] = useState(false);
  if (item.kind === 'kept') {
    return <PlacePicture image={item.image} alt={alt} sizes={imageSizes} className="size-full" />;
  }
  return (
    <img
      src={isBroken ? '/placeholder.svg' : item.preview}
      alt={alt}
      draggable={false}
      onError={() => {
        setBroken(true);
      }}
      className="size-full object-cover"
    />
  );
}

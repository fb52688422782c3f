import { Globe, ListPlus, LockKeyhole, PencilLine, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { NamedList } from '#features/lists/model/named-list.ts';
import * as texts from '#features/lists/texts.ts';
import { PlacePicture } from '#features/pictures/components/place-picture.tsx';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import { linkTo } from '#shared/routes.ts';
import { langOf } from '#shared/translations.ts';
import { RowMenu } from '#ui/row-menu.tsx';

interface ListCardProps {
  list: NamedList;
  covers: readonly PlaceImage[];
  onEdit: () => void;
  onRemove: () => void;
}

/** Renders a list with the pictures of its first places, the number of places and its visibility. */
export function ListCard({ list, covers, onEdit, onRemove }: ListCardProps) {
  const { id, name, note, isPublic, items } = list;
  const VisibilityIcon = isPublic ? Globe : LockKeyhole;
  return (
    <article className="group relative">
      <ListCover covers={covers} />
      <div className="mt-3 flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h3 lang={langOf(list)} className="text-base font-bold wrap-anywhere">
            <Link
              to={linkTo('/favorites/listas/:listId', { listId: id })}
              className="group-hover:underline after:absolute after:inset-0 after:rounded-card"
            >
              {name}
            </Link>
          </h3>
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-muted tabular">
            {texts.listedPlaces(items.length)}
            <span aria-hidden>·</span>
            <VisibilityIcon aria-hidden size={14} />
            {isPublic ? texts.openToAll : texts.onlyOwn}
          </p>
          {note && (
            <p lang={langOf(list)} className="line-clamp-2 text-sm wrap-anywhere text-ink-muted">
              {note}
            </p>
          )}
        </div>
        <div className="-mt-2 -mr-2">
          <RowMenu
            label={texts.listOptions(name)}
            items={[
              {
                label: texts.editList,
                name: texts.optionOfList(texts.editList, name),
                icon: PencilLine,
                onSelect: onEdit,
              },
              {
                label: texts.deleteList,
                name: texts.optionOfList(texts.deleteList, name),
                icon: Trash2,
                isDanger: true,
                onSelect: onRemove,
              },
            ]}
          />
        </div>
      </div>
    </article>
  );
}

/** Renders one picture that fills the cover, or a large one next to up to two small ones. */
function ListCover({ covers: [first, ...others] }: { covers: readonly PlaceImage[] }) {
  return (
    <div className="flex aspect-[16/10] gap-0.5 overflow-hidden rounded-card bg-sunken shadow-card">
      {first ? (
        <PlacePicture
          image={first}
          alt=""
          sizes="(min-width: 64rem) 400px, (min-width: 40rem) 50vw, 100vw"
          className="flex-1"
        />
      ) : (
        <span className="grid flex-1 place-content-center text-ink-muted">
          <ListPlus aria-hidden size={32} />
        </span>
      )}
      {others.length > 0 && (
        <div className="flex w-1/3 flex-col gap-0.5">
          {others.map((image) => (
            <PlacePicture
              key={image.url}
              image={image}
              alt=""
              sizes="150px"
              className="min-h-0 flex-1"
            />
          ))}
        </div>
      )}
    </div>
  );
}

import type { Place } from '#features/places/model/place.ts';
import * as texts from '#features/places/panel-texts.ts';
import * as brand from '#shared/brand.ts';
import { formatDate } from '#shared/formats/formats.ts';
import { cx } from '#ui/class-names.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { rowsClasses } from '#ui/rows.tsx';
import {
  LabeledCheckbox,
  PlaceRowCheckbox,
  PlaceChangeFailure,
  PlaceRowDetail,
  PlaceRowMenu,
  PlaceRowPicture,
  PlaceRowTitle,
  PlaceVisibility,
} from './place-row-parts.tsx';
import type { PlaceRowProps } from './place-row-parts.tsx';

interface PlaceTableProps {
  rows: readonly PlaceRowProps[];
  /** True if the cards show checkboxes. The table always shows them. */
  isSelecting: boolean;
  onSelectAll: (isChosen: boolean) => void;
}

/** Renders a table on wide screens and one card per place otherwise. */
export function PlaceTable(props: PlaceTableProps) {
  const isWide = useMediaQuery('(min-width: 80rem)');
  return isWide ? <Table {...props} /> : <Cards {...props} />;
}

/** Widths of the columns after the first, which takes the rest. */
const columnClasses = ['', 'w-28', 'w-24', 'w-28', 'w-24', 'w-20'];

function Table({ rows, onSelectAll }: PlaceTableProps) {
  return (
    <div className={rowsClasses}>
      <table className="w-full table-fixed text-left">
        <thead className="bg-sunken text-sm text-ink-muted">
          <tr>
            <td className="w-12 pl-2">
              <SelectAllCheckbox rows={rows} onSelectAll={onSelectAll} />
            </td>
            {texts.columnTitles.map((title, column) => (
              <th
                key={title}
                scope="col"
                className={cx('px-3 py-3 font-semibold whitespace-nowrap', columnClasses[column])}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={row.place.id}>
              <td className="pl-2">
                <PlaceRowCheckbox {...row} />
              </td>
              <th scope="row" className="px-3 py-2">
                <div className="relative flex items-center gap-3">
                  <PlaceRowPicture {...row} />
                  <div className="min-w-0 flex-1">
                    <PlaceRowTitle {...row} />
                    <PlaceRowDetail {...row} text={withoutCity(row.place.location)} />
                  </div>
                </div>
                <PlaceChangeFailure {...row} />
              </th>
              <td className="truncate px-3 py-2 text-sm" title={row.categoryName}>
                {row.categoryName}
              </td>
              <td className="px-3 py-2 text-sm tabular">{ratingText(row.place)}</td>
              <td className="px-3 py-2 text-sm whitespace-nowrap tabular">
                {formatDate(row.place.createdAt)}
              </td>
              <td className="px-3 py-2">
                <PlaceVisibility {...row} />
              </td>
              <td className="py-2 pr-2">
                <PlaceRowMenu {...row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cards({ rows, isSelecting, onSelectAll }: PlaceTableProps) {
  return (
    <>
      {isSelecting && (
        <div className="mb-1 flex items-center text-sm text-ink-muted">
          <SelectAllCheckbox rows={rows} onSelectAll={onSelectAll} />
          <span aria-hidden>{texts.selectThisPage}</span>
        </div>
      )}
      <ul className={rowsClasses}>
        {rows.map((row) => (
          <li key={row.place.id} className="py-2 pr-1 pl-3">
            <div className="flex items-center gap-2">
              {isSelecting && (
                <div className="-mx-2">
                  <PlaceRowCheckbox {...row} />
                </div>
              )}
              <div className="relative flex min-h-12 min-w-0 flex-1 items-center gap-3">
                <PlaceRowPicture {...row} />
                <div className="min-w-0 flex-1">
                  <h2>
                    <PlaceRowTitle {...row} />
                  </h2>
                  <PlaceRowDetail
                    {...row}
                    isCard
                    text={[row.categoryName, row.place.neighborhood].filter(Boolean).join(' · ')}
                  />
                </div>
              </div>
              <PlaceRowMenu {...row} isCard />
            </div>
            <PlaceChangeFailure {...row} />
          </li>
        ))}
      </ul>
    </>
  );
}

function SelectAllCheckbox({ rows, onSelectAll }: Omit<PlaceTableProps, 'isSelecting'>) {
  return (
    <LabeledCheckbox
      label={texts.selectAllOnPage}
      isChosen={rows.length > 0 && rows.every(({ isChosen }) => isChosen)}
      onChoose={onSelectAll}
    />
  );
}

function ratingText({ rating, reviewsCount }: Pick<Place, 'rating' | 'reviewsCount'>): string {
  return texts.ratingWithCount(rating, reviewsCount);
}

/** Removes the city of the guide from an address, because nearly all places are in it. */
function withoutCity(location: string): string {
  const ending = `, ${brand.city}`;
  return location.endsWith(ending) ? location.slice(0, -ending.length) : location;
}

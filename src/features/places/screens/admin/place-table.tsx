import type { Place } from '#features/places/model/place.ts';
import * as texts from '#features/places/panel-texts.ts';
import { formatDate } from '#shared/formats/formats.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { rowsClasses } from '#ui/rows.tsx';
import {
  LabeledCheckbox,
  PlaceRowActions,
  PlaceRowCheckbox,
  PlaceChangeFailure,
  PlaceRowLocation,
  PlaceRowTitle,
  PlaceVisibility,
} from './place-row-parts.tsx';
import type { PlaceRowProps } from './place-row-parts.tsx';

interface PlaceTableProps {
  rows: readonly PlaceRowProps[];
  onSelectAll: (isChosen: boolean) => void;
}

/** Renders a table on wide screens and one card per place otherwise. */
export function PlaceTable(props: PlaceTableProps) {
  const isWide = useMediaQuery('(min-width: 80rem)');
  return isWide ? <Table {...props} /> : <Cards {...props} />;
}

function Table({ rows, onSelectAll }: PlaceTableProps) {
  return (
    <div className={rowsClasses}>
      <table className="w-full text-left">
        <thead className="bg-sunken text-sm text-ink-muted">
          <tr>
            <td className="w-12 pl-2">
              <SelectAllCheckbox rows={rows} onSelectAll={onSelectAll} />
            </td>
            {texts.columnTitles.map((title) => (
              <th key={title} scope="col" className="px-3 py-3 font-semibold whitespace-nowrap">
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
                <PlaceRowTitle {...row} />
                <PlaceRowLocation {...row} />
                <PlaceChangeFailure {...row} />
              </th>
              <td className="px-3 py-2 text-sm wrap-anywhere">{row.categoryName}</td>
              <td className="px-3 py-2 text-sm whitespace-nowrap tabular">
                {ratingText(row.place)}
              </td>
              <td className="px-3 py-2 text-sm whitespace-nowrap tabular">
                {formatDate(row.place.createdAt)}
              </td>
              <td className="px-3 py-2">
                <PlaceVisibility {...row} />
              </td>
              <td className="py-2 pr-2">
                <PlaceRowActions {...row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cards({ rows, onSelectAll }: PlaceTableProps) {
  return (
    <>
      <div className="mb-1 flex items-center text-sm text-ink-muted">
        <SelectAllCheckbox rows={rows} onSelectAll={onSelectAll} />
        <span aria-hidden>{texts.selectThisPage}</span>
      </div>
      <ul className={rowsClasses}>
        {rows.map((row) => (
          <li key={row.place.id} className="flex gap-1 py-2 pr-3 pl-1">
            <PlaceRowCheckbox {...row} />
            <div className="min-w-0 flex-1 pt-2.5">
              <h2>
                <PlaceRowTitle {...row} />
              </h2>
              <PlaceRowLocation {...row} />
              <p className="mt-1 text-sm text-ink-muted">
                {row.categoryName} · {ratingText(row.place)} · {formatDate(row.place.createdAt)}
              </p>
              <PlaceChangeFailure {...row} />
              <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3">
                <PlaceVisibility {...row} />
                <PlaceRowActions {...row} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function SelectAllCheckbox({ rows, onSelectAll }: Pick<PlaceTableProps, 'rows' | 'onSelectAll'>) {
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

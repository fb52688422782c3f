import type { EventImportRow } from '#features/imports/model/event-import/event-import-contract.ts';
import { datedSpanText } from '#features/events/panel-texts.ts';
import { eventRowErrorTexts, eventRowWarningTexts } from '#features/imports/event-panel-texts.ts';
import { countText } from '#shared/formats/formats.ts';
import { Tick } from '#ui/form/tick.tsx';

interface EventRowCardProps {
  row: EventImportRow;
  isWanted: boolean;
  onWant: (isWanted: boolean) => void;
}

/** One event of the file: what it becomes, or why it does not. */
export function EventRowCard({ row, isWanted, onWant }: EventRowCardProps) {
  const title = row.title === '' ? 'Sem título' : row.title;
  return (
    <li className="min-w-0 rounded-control border border-line p-3">
      <p className="text-sm text-ink-muted tabular">Nº {row.row} do arquivo</p>
      <p className="font-semibold wrap-anywhere">
        <bdi>{title}</bdi>
      </p>
      {row.placeTitle !== '' && (
        <p className="text-sm wrap-anywhere text-ink-muted">
          <bdi>{row.placeTitle}</bdi>
        </p>
      )}
      {row.dates.length > 0 && (
        <ul className="mt-1 text-sm tabular">
          {row.dates.map(({ startsAt, endsAt, status }) => (
            <li key={startsAt} className={status === 'cancelled' ? 'text-ink-muted' : undefined}>
              {datedSpanText({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) })}
              {status === 'cancelled' && ' (cancelada)'}
            </li>
          ))}
          {row.dateCount > row.dates.length && (
            <li className="text-ink-muted">
              e mais {countText(row.dateCount - row.dates.length, 'data', 'datas')}
            </li>
          )}
        </ul>
      )}
      {row.errors.map((error) => (
        <p key={error} className="mt-1 text-sm font-medium text-danger">
          {eventRowErrorTexts[error]}
        </p>
      ))}
      {row.warnings.map((warning) => (
        <p key={warning} className="mt-1 text-sm text-warning">
          {eventRowWarningTexts[warning]}
        </p>
      ))}
      {row.state === 'ready' && (
        <label className="mt-1 flex min-h-11 cursor-pointer items-center gap-3 text-sm font-medium">
          <Tick
            type="checkbox"

            checked={isWanted}
            onChange={(event) => {
              onWant(event.target.checked);
            }}
          />
          <span>
            Importar<span className="sr-only">: {title}</span>
          </span>
        </label>
      )}
    </li>
  );
}

import { Link } from 'react-router-dom';
import type { Duplicate, RowOutcome } from '#features/imports/model/place-import/dry-run.ts';
import { linkTo } from '#shared/routes.ts';
import { rowErrorTexts, rowWarningTexts } from '#features/imports/panel-texts.ts';
import { ChoiceInput } from '#ui/form/choice-input.tsx';

interface RowCardProps {
  outcome: RowOutcome;
  categoryName: string;
  isWanted: boolean;
  onToggle: (isWanted: boolean) => void;
}

/** Renders a row of the file with its resulting place or its errors. */
export function RowCard({ outcome, categoryName, isWanted, onToggle }: RowCardProps) {
  const { row, title, draft, errors, warnings, duplicate } = outcome;
  return (
    <li className="min-w-0 rounded-control border border-line p-3">
      <p className="text-sm text-ink-muted tabular">Linha {row}</p>
      <p className="font-semibold wrap-anywhere">
        <bdi>{title === '' ? 'Sem nome' : title}</bdi>
      </p>
      {draft && (
        <p className="line-clamp-2 text-sm wrap-anywhere text-ink-muted">
          {categoryName} · <bdi>{draft.location}</bdi>
        </p>
      )}
      {errors.map((error) => (
        <p key={error} className="mt-1 text-sm font-medium text-danger">
          {rowErrorTexts[error]}
        </p>
      ))}
      {duplicate && (
        <p className="mt-1 text-sm wrap-anywhere">
          <DuplicateInfo duplicate={duplicate} />
        </p>
      )}
      {warnings.map((warning) => (
        <p key={warning} className="mt-1 text-sm text-warning">
          {rowWarningTexts[warning]}
        </p>
      ))}
      {duplicate && (
        <label className="mt-1 flex min-h-11 cursor-pointer items-center gap-3 text-sm font-medium">
          <ChoiceInput
            type="checkbox"

            checked={isWanted}
            onChange={(event) => {
              onToggle(event.target.checked);
            }}
          />
          <span>
            Importar mesmo assim<span className="sr-only">: {title}</span>
          </span>
        </label>
      )}
    </li>
  );
}

function DuplicateInfo({ duplicate }: { duplicate: Duplicate }) {
  const { by, placeId, row, title, isActive } = duplicate;
  const reasonText = by === 'phone' ? 'Mesmo telefone de' : 'Mesmo lugar que';
  if (placeId === null) {
    return (
      <>
        {reasonText} <bdi>{title}</bdi>, na linha {row} do arquivo.
      </>
    );
  }
  return (
    <>
      {reasonText}{' '}
      <Link
        to={linkTo('/admin/places/:placeId/edit', { placeId })}
        target="_blank"
        className="font-semibold text-sea-ink underline underline-offset-4"
      >
        <bdi>{title}</bdi>
        <span className="sr-only"> (abre em outra aba)</span>
      </Link>
      , que já está no guia{isActive ? '' : ' (inativo)'}.
    </>
  );
}

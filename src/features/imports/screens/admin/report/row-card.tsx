import { Link } from 'react-router-dom';
import type { Duplicate, RowOutcome } from '#features/imports/model/place-import/dry-run.ts';
import { linkTo } from '#shared/routes.ts';
import * as texts from '#features/imports/panel-texts.ts';
import { ChoiceInput } from '#ui/form/choice-input.tsx';
import { RichText } from '#ui/rich-text.tsx';

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
      <p className="text-sm text-ink-muted tabular">{texts.rowOfFile(row)}</p>
      <p className="font-semibold wrap-anywhere">
        <bdi>{title === '' ? texts.unnamedRow : title}</bdi>
      </p>
      {draft && (
        <p className="line-clamp-2 text-sm wrap-anywhere text-ink-muted">
          {categoryName} · <bdi>{draft.location}</bdi>
        </p>
      )}
      {errors.map((error) => (
        <p key={error} className="mt-1 text-sm font-medium text-danger">
          {texts.rowErrorTexts[error]}
        </p>
      ))}
      {duplicate && (
        <p className="mt-1 text-sm wrap-anywhere">
          <DuplicateInfo duplicate={duplicate} />
        </p>
      )}
      {warnings.map((warning) => (
        <p key={warning} className="mt-1 text-sm text-warning">
          {texts.rowWarningTexts[warning]}
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
            {texts.importAnyway}
            <span className="sr-only">: {title}</span>
          </span>
        </label>
      )}
    </li>
  );
}

function DuplicateInfo({ duplicate }: { duplicate: Duplicate }) {
  const { by, placeId, row, title, isActive } = duplicate;
  if (placeId === null) {
    return (
      <RichText text={texts.duplicateInFile(by, row)} parts={{ title: () => <bdi>{title}</bdi> }} />
    );
  }
  return (
    <RichText
      text={texts.duplicateInGuide(by, isActive)}
      parts={{
        place: () => (
          <Link
            to={linkTo('/admin/places/:placeId/edit', { placeId })}
            target="_blank"
            className="font-semibold text-sea-ink underline underline-offset-4"
          >
            <bdi>{title}</bdi>
            <span className="sr-only"> {texts.opensInNewTab}</span>
          </Link>
        ),
      }}
    />
  );
}

import { useState } from 'react';
import { GitCompare } from 'lucide-react';
import type { Category } from '#features/categories/model/category.ts';
import * as texts from '#features/place-editor/panel-texts.ts';
import { normalizePlaceFields, toPlaceFields } from '#features/places/model/place-draft.ts';
import { differingFields, mergePlaceFields } from '#features/places/model/place-difference.ts';
import type { PlaceFieldName } from '#features/places/model/place-fields.ts';
import type { Place } from '#features/places/model/place.ts';
import { formatRelativeDate } from '#shared/formats/relative-dates.ts';
import { placeFieldLabels } from '#features/places/field-texts.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { ChoiceInput } from '#ui/form/choice-input.tsx';
import { fieldText } from '../preview/field-text.ts';
import type { PlaceEditorState } from '../use-place-editor.ts';

interface EditConflictProps {
  editor: PlaceEditorState;
  theirs: Place;
  author: string | null;
  categories: readonly Category[];
  canChangeStatus: boolean;
}

/**
 * Renders both versions field by field after a conflict with another user, who stored the place during editing. The
 * user selects the version to keep for each field.
 */
export function EditConflict(props: EditConflictProps) {
  const { editor, theirs, author, categories, canChangeStatus } = props;
  const [now] = useState(() => new Date());
  const ownFields = toPlaceFields(editor.draft);
  const theirFields = normalizePlaceFields(theirs);
  const names = differingFields(ownFields, theirFields).filter(
    (name) => canChangeStatus || name !== 'isActive',
  );
  // Preselects the other version for fields that only the other user changed, and the user's own version for all
  // others.
  const base = editor.base && toPlaceFields(editor.base);
  const [theirFieldNames, setTheirFieldNames] = useState<readonly PlaceFieldName[]>(() =>
    base ? names.filter((name) => !differingFields(ownFields, base).includes(name)) : [],
  );
  const selectVersion = (name: PlaceFieldName, isTheirs: boolean) => {
    setTheirFieldNames((previous) => [
      ...previous.filter((other) => other !== name),
      ...(isTheirs ? [name] : []),
    ]);
  };

  return (
    <section aria-labelledby="mudou" className="mt-4">
      <div role="alert" className="rounded-control bg-warning-soft px-4 py-3 text-warning">
        <h2 id="mudou" className="flex items-center gap-2 text-base font-bold">
          <GitCompare aria-hidden size={20} className="shrink-0" />
          {texts.placeChanged}
        </h2>
        <p className="mt-1 wrap-anywhere">
          {texts.changedByOther(author, formatRelativeDate(theirs.updatedAt, now))}
        </p>
      </div>
      <div className="mt-5 flex flex-col gap-4">
        {names.map((name) => (
          <fieldset
            key={name}
            className="min-w-0 rounded-card border border-line bg-surface p-4 shadow-card"
          >
            <legend className="float-left mb-3 w-full font-bold">{placeFieldLabels[name]}</legend>
            <div className="clear-both grid gap-3 md:grid-cols-2">
              {([false, true] as const).map((isTheirs) => {
                const isSelected = theirFieldNames.includes(name) === isTheirs;
                const text = fieldText(isTheirs ? theirFields : ownFields, name, categories);
                return (
                  <label
                    key={String(isTheirs)}
                    className={cx(
                      'grid min-w-0 cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-1 rounded-control border p-3',
                      isSelected ? 'border-sea bg-sea-soft' : 'border-line',
                    )}
                  >
                    <ChoiceInput
                      type="radio"
                      name={`versao-${name}`}
                      checked={isSelected}
                      onChange={() => {
                        selectVersion(name, isTheirs);
                      }}
                      className="mt-0.5"
                    />
                    <span className="text-sm font-semibold">
                      {isTheirs ? texts.savedVersion : texts.ownVersion}
                    </span>
                    <span className="col-start-2 line-clamp-6 text-sm wrap-anywhere whitespace-pre-line text-ink-muted">
                      {text}
                    </span>
                  </label>
                );
              })}
            </div>
          </fieldset>
        ))}
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          onClick={() =>
            void editor.saveMerged(
              theirs,
              mergePlaceFields(ownFields, theirFields, theirFieldNames),
            )
          }
        >
          {texts.saveChoices}
        </Button>
        <Button variant="secondary" onClick={editor.postponeConflict}>
          {texts.continueEditing}
        </Button>
      </div>
    </section>
  );
}

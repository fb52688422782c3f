import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import { useChosenRows } from '#features/imports/components/import-preview.tsx';
import { existingPlacesQuery } from '#features/imports/data/import-queries.ts';
import type {
  CategoryChoices as Choices,
  CategoryWord,
} from '#features/imports/model/place-import/dry-run.ts';
import type { ImportDraft } from '#features/imports/model/place-import/row-check.ts';
import * as texts from '#features/imports/panel-texts.ts';
import { categoriesErrors } from '#features/categories/texts.ts';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { FileSummary } from '#features/imports/model/place-import/read-places.ts';
import { importFields } from '#features/imports/model/place-import/raw-place.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { CardSection } from '#ui/card-section.tsx';
import type { Category } from '#features/categories/model/category.ts';
import { Button } from '#ui/button.tsx';
import { ImportStart, PlacePreview } from './place-preview.tsx';
import type { OpenFile } from './read-import-file.ts';

interface ImportFormProps {
  uid: string;
  fileKey: number;
  file: OpenFile;
  onStart: (drafts: readonly ImportDraft[], isActive: boolean) => void;
}

/** Renders the steps between a parsed file and its storage: columns, categories, report and button. */
export function ImportForm({ uid, fileKey, file, onStart }: ImportFormProps) {
  const { table, skippedCount } = file.summary;
  const [mapping, setMapping] = useState(table?.mapping ?? null);
  const [choices, setChoices] = useState<Choices>({});
  const chosenRows = useChosenRows('duplicate');
  const categories = useQuery(categoriesQuery());
  const existingPlaces = useQuery(existingPlacesQuery(uid, fileKey));
  const checkQuery = useQuery({
    queryKey: ['import-check', fileKey, mapping, choices, existingPlaces.dataUpdatedAt],
    queryFn: () =>
      file.check({
        mapping,
        choices,
        categories: categories.data ?? [],
        known: existingPlaces.data?.places ?? [],
      }),
    enabled: categories.isSuccess && existingPlaces.isSuccess,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
    retry: false,
  });

  const viewProps = {
    isQuiet: true,
    loading: texts.checkingPlaces,
    skeleton: (
      <>
        <Skeleton className="h-40 w-full" />
        <Skeleton className="mt-4 h-64 w-full" />
      </>
    ),
  };
  return (
    <QueryView {...viewProps} query={categories} sentences={categoriesErrors}>
      {(categoryList) => (
        <QueryView {...viewProps} query={existingPlaces} sentences={texts.importCompareErrors}>
          {({ isComplete }) => (
            <QueryView {...viewProps} query={checkQuery} sentences={texts.importReadErrors}>
              {({ words, outcomes, choices: allChoices }) => (
                <div className="flex flex-col gap-5">
                  {table && mapping && (
                    <ColumnChoices
                      table={table}
                      mapping={mapping}
                      onChange={(next) => {
                        setMapping(next);
                        chosenRows.reset();
                      }}
                    />
                  )}
                  <CategoryChoices
                    key={mapping?.category}
                    words={words}
                    choices={{ ...allChoices, ...choices }}
                    categories={categoryList}
                    onChoose={(word, categoryId) => {
                      setChoices((previousChoices) => ({ ...previousChoices, [word]: categoryId }));
                    }}
                  />
                  <PlacePreview
                    outcomes={outcomes}
                    categories={categoryList}
                    skippedCount={skippedCount}
                    chosenRows={chosenRows}
                  />
                  <ImportStart
                    drafts={outcomes
                      .filter(chosenRows.isChosen)
                      .flatMap(({ draft }) => draft ?? [])}
                    isChecking={checkQuery.isPlaceholderData}
                    isComparedWithAll={isComplete}
                    isOsm={table === null}
                    onStart={onStart}
                  />
                </div>
              )}
            </QueryView>
          )}
        </QueryView>
      )}
    </QueryView>
  );
}

type TableSummary = NonNullable<FileSummary['table']>;
type PlaceMapping = TableSummary['mapping'];

interface ColumnChoicesProps {
  table: TableSummary;
  mapping: PlaceMapping;
  onChange: (mapping: PlaceMapping) => void;
}

const maxSampleLength = 60;

/** Renders, for each import field, the choice of the column of the file that contains it. */
function ColumnChoices({ table, mapping, onChange }: ColumnChoicesProps) {
  const options = [
    { value: '', label: texts.skipColumn },
    ...table.headers.map((header, index) => ({ value: String(index), label: header.slice(0, 80) })),
  ];
  return (
    <CardSection title={texts.columnsTitle} lead={texts.columnsLead}>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {importFields.map((field) => {
          const column = mapping[field];
          return (
            <SelectField
              key={field}
              label={texts.importFieldLabels[field]}
              value={column === null ? '' : String(column)}
              options={options}
              hint={column === null ? undefined : sampleHint(table.sample[column] ?? '')}
              className="min-w-0 wrap-anywhere"
              onChange={(value) => {
                onChange({ ...mapping, [field]: value === '' ? null : Number(value) });
              }}
            />
          );
        })}
      </div>
    </CardSection>
  );
}

function sampleHint(cell: string): string {
  if (cell === '') return texts.emptySample;
  return texts.columnSample(
    cell.length > maxSampleLength ? `${cell.slice(0, maxSampleLength)}…` : cell,
  );
}

interface CategoryChoicesProps {
  words: readonly CategoryWord[];
  choices: Choices;
  categories: readonly Category[];
  onChoose: (word: string, categoryId: string | null) => void;
}

/** Values of the select options that are not category ids: 'undecided' and 'skip this word'. */
const [undecidedValue, skippedValue] = ['', '-'];
const initialShownCount = 12;

/** Renders the choice of a category for each category word of the file. Words without a guessed category come first. */
function CategoryChoices({ words, choices, categories, onChoose }: CategoryChoicesProps) {
  const [shownCount, setShownCount] = useState(initialShownCount);
  const [initiallyUndecided] = useState(
    () => new Set(words.filter(({ word }) => !Object.hasOwn(choices, word))),
  );
  const sortedWords = [...words].sort(
    (a, b) => Number(initiallyUndecided.has(b)) - Number(initiallyUndecided.has(a)),
  );
  const undecidedWords = words.filter(({ word }) => !Object.hasOwn(choices, word));
  const options = [
    { value: undecidedValue, label: texts.chooseCategory },
    ...categories.map(({ id, name }) => ({ value: id, label: name })),
    { value: skippedValue, label: texts.skipCategory },
  ];
  return (
    <CardSection
      title={texts.categoriesTitle}
      lead={
        undecidedWords.length === 0
          ? texts.allHaveCategory
          : texts.wordsWithoutCategory(undecidedWords.length)
      }
    >
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {sortedWords.slice(0, shownCount).map(({ word, count }) => (
          <SelectField
            key={word}
            label={texts.categoryWordLabel(word, count)}
            value={toSelectValue(choices, word)}
            options={options.filter(
              ({ value }) => value !== undecidedValue || !Object.hasOwn(choices, word),
            )}
            className="min-w-0 wrap-anywhere"
            onChange={(value) => {
              if (value !== undecidedValue) onChoose(word, value === skippedValue ? null : value);
            }}
          />
        ))}
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        {sortedWords.length > shownCount && (
          <Button
            variant="secondary"
            onClick={() => {
              setShownCount(shownCount + 60);
            }}
          >
            {texts.moreCategories}
          </Button>
        )}
        {undecidedWords.length > 1 && (
          <Button
            variant="quiet"
            onClick={() => {
              for (const { word } of undecidedWords) onChoose(word, null);
            }}
          >
            {texts.skipAllUndecided}
          </Button>
        )}
      </div>
    </CardSection>
  );
}

function toSelectValue(choices: Choices, word: string): string {
  if (!Object.hasOwn(choices, word)) return undecidedValue;
  return choices[word] ?? skippedValue;
}

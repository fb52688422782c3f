import { useState } from 'react';
import type { Category } from '#features/categories/model/category.ts';
import type {
  CategoryChoices as Choices,
  CategoryWord,
} from '#features/imports/model/place-import/dry-run.ts';
import * as texts from '#features/imports/panel-texts.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { CardSection } from '#ui/card-section.tsx';

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
export function CategoryChoices({ words, choices, categories, onChoose }: CategoryChoicesProps) {
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

import type { PlaceDraft, PlaceProblems } from '#features/places/model/place-draft.ts';
import { placeProblemText } from '#features/places/field-texts.ts';

/** What every part of the form gets. */
export interface PartProps {
  draft: PlaceDraft;
  onChange: (changes: Partial<PlaceDraft>) => void;
  /** What is shown of the fields' problems; of those that nobody has tried to save, only what is too long. */
  problems: PlaceProblems;
}

/** What a text field of the form needs. */
export function textOf(
  { draft, onChange, problems }: PartProps,
  name:
    'title' | 'address' | 'city' | 'neighborhood' | 'latitude' | 'longitude' | 'phone' | 'website',
) {
  return {
    name,
    value: draft[name],
    onChange: (value: string) => {
      onChange({ [name]: value });
    },
    error: placeProblemText(name, problems[name], draft) || undefined,
  };
}

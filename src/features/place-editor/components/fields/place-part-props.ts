import type { PlaceDraft, PlaceProblems } from '#features/places/model/place-draft.ts';
import { placeProblemText } from '#features/places/field-texts.ts';

/** Props of every part of the form. */
export interface PlacePartProps {
  draft: PlaceDraft;
  onChange: (changes: Partial<PlaceDraft>) => void;
  /** Errors to show. Before the first attempt to save, only errors of texts that are too long. */
  problems: PlaceProblems;
}

/** Names of the fields whose value is a text. */
type TextFieldName = {
  [Name in keyof PlaceDraft]: string extends PlaceDraft[Name] ? Name : never;
}[keyof PlaceDraft];

/** Returns the props of a text field. */
export function textFieldProps({ draft, onChange, problems }: PlacePartProps, name: TextFieldName) {
  return {
    name,
    value: draft[name],
    onChange: (value: string) => {
      onChange({ [name]: value });
    },
    error: placeProblemText(name, problems[name], draft) || undefined,
  };
}

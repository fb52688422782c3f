import { AppError } from '#shared/app-error.ts';
import { changedFields } from '#shared/changed-fields.ts';

type RecordContent = Readonly<Record<string, unknown>>;

/** AppError 'conflict': an edit collides with a change that another tab or user has stored since. */
export class EditConflictError extends AppError {
  constructor() {
    super('conflict', 'Somebody else changed it meanwhile');
  }
}

/**
 * Returns the fields that an edit has to write: edited fields that differ from the stored values. Fields that were not
 * edited keep changes stored by others.
 * @param edit.base the record as read when the edit began
 * @param edit.stored the record as just read
 * @param edit.content the record after the edit
 * @param edit.together fields that depend on each other: an edit of one conflicts with a stored change of any other
 * @throws EditConflictError if an edited field has been changed by others since
 */
export function editedFields(edit: {
  base: RecordContent;
  stored: RecordContent;
  content: RecordContent;
  together?: readonly string[];
}): RecordContent {
  const { base, stored, content, together = [] } = edit;
  const changedContent = changedFields(stored, changedFields(base, content));
  const isGroupEdited = together.some((field) => field in changedContent);
  const editedNames = Object.keys(changedContent).concat(isGroupEdited ? together : []);
  const baseValues = Object.fromEntries(editedNames.map((field) => [field, base[field]]));
  if (Object.keys(changedFields(stored, baseValues)).length > 0) throw new EditConflictError();
  return changedContent;
}

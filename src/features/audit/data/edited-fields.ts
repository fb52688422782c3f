import { AppError } from '#shared/app-error.ts';
import { changedFields } from '#shared/changed-fields.ts';

type Content = Readonly<Record<string, unknown>>;

/** A 'conflict' of what somebody edits with what another tab or person has stored since. */
export class EditConflictError extends AppError {
  constructor() {
    super('conflict', 'Somebody else changed it meanwhile');
  }
}

/**
 * What an edit still has to write: the fields that somebody changed, without those that are stored so already. What
 * they left alone stays as others have made it meanwhile.
 * @param edit.base the record as it was read when somebody began to edit it
 * @param edit.stored the record as it was just read
 * @param edit.content the record as it shall be
 * @param edit.together fields of which half of theirs and half of these would be something that nobody meant
 * @throws EditConflictError when such a field is another meanwhile
 */
export function editedFields(edit: {
  base: Content;
  stored: Content;
  content: Content;
  together?: readonly string[];
}): Content {
  const { base, stored, content, together = [] } = edit;
  const edited = changedFields(stored, changedFields(base, content));
  const isTogether = together.some((field) => field in edited);
  const meant = Object.keys(edited).concat(isTogether ? together : []);
  const asRead = Object.fromEntries(meant.map((field) => [field, base[field]]));
  if (Object.keys(changedFields(stored, asRead)).length > 0) throw new EditConflictError();
  return edited;
}

import {
  checkedByRule,
  defineRecord,
  flag,
  id,
  instant,
  integer,
  line,
  listOfTexts,
  optional,
} from '#shared/record/record.ts';
import { maxImportRows } from '../import-file/file-problem.ts';

/**
 * An import of places, stored in imports/{id}. Later the server adds the progress of an undo. The limits of both lists
 * depend on `rows`.
 */
export const importRecord = defineRecord(
  {
    /** uid of the user who imports. */
    actorId: checkedByRule(id()),
    createdAt: checkedByRule(instant()),
    fileName: optional(line(300)),
    rows: integer({ max: maxImportRows }),
  },
  {
    unreadFields: {
      /** Ids of the places that the import creates or planned to create, in order. */
      undo: checkedByRule(
        listOfTexts({
          maxItems: maxImportRows,
          maxLength: 128,
          maxTotalLength: 20 * maxImportRows,
        }),
      ),
      /** Fingerprint of each place at creation (fingerprintPlace()), in the same order. */
      prints: optional(
        checkedByRule(
          listOfTexts({
            maxItems: maxImportRows,
            maxLength: 16,
            maxTotalLength: 16 * maxImportRows,
          }),
        ),
      ),
      /** True if the places are created active. */
      isActive: optional(flag()),
    },
  },
);

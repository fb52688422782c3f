import type { ImportDraft } from '#features/imports/model/place-import/row-check.ts';
import { importRecord } from '#features/imports/model/place-import/import-record.ts';
import { newDocumentId } from '#platform/firestore/new-document-id.ts';

/** An import before it is stored, with its id and the ids of its new places. */
export interface ImportPlan {
  id: string;
  fileName: string;
  isActive: boolean;
  places: readonly { id: string; draft: ImportDraft }[];
}

/** Assigns ids to an import and its places, so that retries are idempotent. */
export function planImport(
  drafts: readonly ImportDraft[],
  { fileName, isActive }: Pick<ImportPlan, 'fileName' | 'isActive'>,
): ImportPlan {
  const places = drafts.map((draft) => ({ id: newDocumentId(), draft }));
  return {
    id: newDocumentId(),
    fileName: fileName.slice(0, importRecord.fields.fileName.maxLength),
    isActive,
    places,
  };
}

import type { Request } from 'express';
import { AppError } from '#shared/app-error.ts';
import { eventFileField } from '#features/imports/model/event-import/event-import-contract.ts';
import { maxImportedEvents } from '#features/imports/model/event-import/raw-event.ts';
import { maxEventFileBytes } from '#features/imports/model/event-import/event-file.ts';
import { ImportFileError } from '#features/imports/model/import-file/file-problem.ts';
import { eventFileSentences } from '#features/imports/texts.ts';
import { callerOf, limitPerUser, requireCaller } from '#server/platform/http/caller.ts';
import type { Identity } from '#server/platform/identity/caller.ts';
import { methodNotAllowed } from '#server/platform/http/error-handler.ts';
import type { ReceivedFields } from '#server/platform/forms/incoming-form.ts';
import type { ReceivedFile } from '#server/platform/forms/received-file.ts';
import { requestBudget, withinBudget } from '#server/platform/http/request-budget.ts';
import { UserFacingError } from '#shared/user-facing-error.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import type { ImportCaller } from './events/past-event-imports.ts';
import type { EventFile } from './events/event-import.ts';
import type { EventImportServices } from './events/event-import-services.ts';

const tenMinutesMs = 10 * 60_000;
const maxFilesPerTenMinutes = 30;
const maxFileNameLength = 300;

export interface EventImportDependencies {
  identity: Identity;
  eventImports: EventImportServices;
}

/**
 * Registers imports of events from a calendar (.ics) or a CSV table, for managers and super admins. POST
 * /event-imports/check takes a form with the file in the field 'file' and an optional place id in 'place', which then
 * is the place of all events. POST /event-imports takes the same and the selected rows in 'rows' ('2,5,9'). GET
 * /event-imports lists the newest imports of the caller, or of all users for super admins. POST
 * /event-imports/{id}/undo undoes one import. Shapes: src/features/imports/model/event-import/event-import-contract.ts.
 * Errors: 400 with a `reason` (one of fileProblems) for an unreadable file; 401, 403, 404, 408, 409, 413, 429 and 503.
 */
export function registerEventImports(
  { forms }: Pick<Stages, 'forms'>,
  { identity, eventImports }: EventImportDependencies,
): void {
  const requireImporter = requireCaller(identity, {
    roles: ['manager', 'super_admin'],
    checkRevoked: true,
  });
  const perUserLimit = limitPerUser(maxFilesPerTenMinutes, tenMinutesMs);

  const withReceivedFile = <T>(
    req: Request,
    handleFile: (file: EventFile, fields: ReceivedFields, name: string) => Promise<T>,
  ) => {
    const caller = callerOf(req);
    const formRequirements = {
      uid: caller.uid,
      fieldName: eventFileField,
      maxFiles: 1,
      maxFileBytes: maxEventFileBytes,
    };
    return eventImports.formReader.withForm(req, formRequirements, async (form) => {
      const receivedFiles: ReceivedFile[] = [];
      const fields = await form.read((file) => receivedFiles.push(file));
      const [file] = receivedFiles;
      if (!file) throw new AppError('invalid-input', 'No file');
      const bytes = file.bytes();
      if (!bytes) throw toFileError('too-large');
      return withinBudget(async () => {
        const places = await eventImports.listHostPlaces(caller);
        const defaultPlaceId = optionalField(fields, 'place');
        try {
          return await handleFile({ bytes, defaultPlaceId, places }, fields, file.name);
        } catch (error) {
          throw error instanceof ImportFileError ? toFileError(error.problem) : error;
        }
      });
    });
  };

  forms
    .route('/event-imports')
    .get(requestBudget(), requireImporter, async (req, res) => {
      res.json(await eventImports.list(importCallerOf(req)));
    })
    .post(requireImporter, perUserLimit, async (req, res) => {
      const { uid: actorId } = callerOf(req);
      const result = await withReceivedFile(req, (file, fields, fileName) =>
        eventImports.store({
          ...file,
          rows: parseRows(fields),
          fileName: fileName.slice(0, maxFileNameLength),
          actorId,
        }),
      );
      res.status(result.importId === null ? 200 : 201).json(result);
    })
    .all(methodNotAllowed(['GET', 'HEAD', 'POST']));

  forms
    .route('/event-imports/check')
    .post(requireImporter, perUserLimit, async (req, res) => {
      res.json(await withReceivedFile(req, (file) => eventImports.check(file)));
    })
    .all(methodNotAllowed(['POST']));

  forms
    .route('/event-imports/:importId/undo')
    .post(requestBudget(), requireImporter, async (req, res) => {
      const { importId } = req.params;
      if (typeof importId !== 'string' || !/^[A-Za-z0-9]{1,128}$/.test(importId)) {
        throw new AppError('not-found', 'Not an import id');
      }
      res.json(await eventImports.undo(importId, importCallerOf(req)));
    })
    .all(methodNotAllowed(['POST']));
}

function importCallerOf(req: Request): ImportCaller {
  const { uid, accountState } = callerOf(req);
  return { uid, isSuperAdmin: accountState?.role === 'super_admin' };
}

function toFileError(problem: ImportFileError['problem']): UserFacingError {
  const code = problem === 'too-large' ? 'too-large' : 'invalid-input';
  return new UserFacingError(code, eventFileSentences[problem], { reason: problem });
}

/** @throws AppError 'invalid-input' for an invalid place id or several values */
function optionalField(fields: ReceivedFields, name: string): string | null {
  const [value, secondValue] = fields.get(name) ?? [];
  if (value === undefined || value === '') return null;
  if (secondValue !== undefined || !/^[A-Za-z0-9]{1,128}$/.test(value)) {
    throw new AppError('invalid-input', `The field ${name} is not an id`);
  }
  return value;
}

/** @throws AppError 'invalid-input' for an invalid list of rows, 'too-many-items' for more than 200 rows */
function parseRows(fields: ReceivedFields): ReadonlySet<number> {
  const [text = ''] = fields.get('rows') ?? [];
  if (!/^\d{1,5}(?:,\d{1,5})*$/.test(text)) throw new AppError('invalid-input', 'No list of rows');
  const rows = new Set(text.split(',').map(Number));
  if (rows.size > maxImportedEvents) throw new AppError('too-many-items', 'Too many rows');
  return rows;
}

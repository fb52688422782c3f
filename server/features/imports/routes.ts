import type { Request } from 'express';
import { eventFileField } from '#features/imports/model/import-contract.ts';
import {
  maxEventFileBytes,
  maxImportedEvents,
} from '#features/imports/model/event-import/raw-event.ts';
import { AppError } from '#shared/app-error.ts';
import type { ReceivedFields } from '#server/platform/forms/incoming-form.ts';
import type { ReceivedFile } from '#server/platform/forms/received-file.ts';
import { callerOf, limitPerUser, requireCaller } from '#server/platform/http/caller.ts';
import {
  requestBudget,
  withinBudget,
  withoutBudget,
} from '#server/platform/http/request-budget.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import type { Identity } from '#server/platform/identity/caller.ts';
import { hourMs, minuteMs } from '#shared/time-units.ts';
import type { EventFile } from './events/event-import.ts';
import { eventFileError } from './events/read-event-file.ts';
import type { EventImportServices, ImportServices } from './import-services.ts';
import type { ImportCaller } from './past-imports.ts';

/** Low, because each comparison may read ten thousand inactive places. */
const maxComparisonsPerHour = 60;
const tenMinutesMs = 10 * minuteMs;
const maxFilesPerTenMinutes = 30;

interface ImportDependencies {
  identity: Identity;
  imports: ImportServices;
  eventImports: EventImportServices;
}

/** Registers the imports of places and of events. Shapes: src/features/imports/model/import-contract.ts. */
export function register(stages: Stages, dependencies: ImportDependencies): void {
  registerPlaceImports(stages, dependencies);
  registerEventImports(stages, dependencies);
}

/**
 * Registers imports of places, for super admins only: GET /admin/imports?after={id}, GET /admin/imports/known-places,
 * GET /admin/imports/{id} (progress of its undo) and POST /admin/imports/{id}/undo (one undo step). Errors: 'not-found'
 * for an unknown id; 401, 403, 429 and 503 for every route.
 */
function registerPlaceImports(
  { api }: Pick<Stages, 'api'>,
  { identity, imports }: ImportDependencies,
): void {
  const requireSuperAdmin = requireCaller(identity, { roles: ['super_admin'], checkRevoked: true });

  api.route('/admin/imports').get(requireSuperAdmin, async (req, res) => {
    const { after } = req.query;
    res.json(await imports.list(after === undefined ? null : requireImportId(after)));
  });

  // Registered before the next route, so that 'known-places' is not taken for an import id.
  api
    .route('/admin/imports/known-places')
    .get(requireSuperAdmin, limitPerUser(maxComparisonsPerHour, hourMs), async (_req, res) => {
      res.json(await withoutBudget(() => imports.listExistingPlaces()));
    });

  api.route('/admin/imports/:importId').get(requireSuperAdmin, async (req, res) => {
    res.json(await imports.readUndoProgress(requireImportId(req.params.importId)));
  });

  api.route('/admin/imports/:importId/undo').post(requireSuperAdmin, async (req, res) => {
    const importId = requireImportId(req.params.importId);
    res.json(await imports.runUndoStep(importId, callerOf(req).uid));
  });
}

/**
 * Registers imports of events from a calendar (.ics) or a CSV table, for managers and super admins. POST
 * /event-imports/check takes a form with the file in the field 'file' and an optional place of all events in 'place'.
 * POST /event-imports takes the same and the selected rows in 'rows' ('2,5,9'). GET /event-imports lists the newest
 * imports of the caller, or of all users for super admins. POST /event-imports/{id}/undo undoes one. Errors: 400 with a
 * `reason` (one of fileProblems) for an unreadable file; 401, 403, 404, 408, 409, 413, 429 and 503.
 */
function registerEventImports(
  { forms }: Pick<Stages, 'forms'>,
  { identity, eventImports }: ImportDependencies,
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
      if (!bytes) throw eventFileError('too-large');
      return withinBudget(async () => {
        const places = await eventImports.listHostPlaces(caller);
        const defaultPlaceId = optionalField(fields, 'place');
        return handleFile({ bytes, defaultPlaceId, places }, fields, file.name);
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
        eventImports.store({ ...file, rows: parseRows(fields), fileName, actorId }),
      );
      res.status(result.importId === null ? 200 : 201).json(result);
    });

  forms.route('/event-imports/check').post(requireImporter, perUserLimit, async (req, res) => {
    res.json(await withReceivedFile(req, (file) => eventImports.check(file)));
  });

  forms
    .route('/event-imports/:importId/undo')
    .post(requestBudget(), requireImporter, async (req, res) => {
      const importId = requireImportId(req.params.importId);
      res.json(await eventImports.undo(importId, importCallerOf(req)));
    });
}

function importCallerOf(req: Request): ImportCaller {
  const { uid, accountState } = callerOf(req);
  return { uid, isSuperAdmin: accountState?.role === 'super_admin' };
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z0-9]{1,128}$/.test(value);
}

/** @throws AppError 'not-found' for an invalid import id */
function requireImportId(value: unknown): string {
  if (isId(value)) return value;
  throw new AppError('not-found', 'Not an import id');
}

/** @throws AppError 'invalid-input' for an invalid place id or several values */
function optionalField(fields: ReceivedFields, name: string): string | null {
  const [value, secondValue] = fields.get(name) ?? [];
  if (value === undefined || value === '') return null;
  if (secondValue !== undefined || !isId(value)) {
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

import type { Request } from 'express';
import { AppError } from '#shared/app-error.ts';
import { methodNotAllowed } from '#server/platform/http/error-handler.ts';
import { callerOf, limitPerUser, requireCaller } from '#server/platform/http/caller.ts';
import type { Identity } from '#server/platform/identity/caller.ts';
import type { ImportServices } from './places/import-services.ts';
import { withoutBudget } from '#server/platform/http/request-budget.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import { registerEventImports } from './event-import-routes.ts';
import type { EventImportDependencies } from './event-import-routes.ts';

const hourMs = 60 * 60_000;
/** Low, because each comparison may read ten thousand inactive places. */
const maxComparisonsPerHour = 60;

interface PlaceImportDependencies {
  identity: Identity;
  imports: ImportServices;
}

/** Registers the imports of places and of events. */
export function register(
  stages: Stages,
  dependencies: PlaceImportDependencies & EventImportDependencies,
): void {
  registerPlaceImports(stages, dependencies);
  registerEventImports(stages, dependencies);
}

/**
 * Registers imports of places, for super admins only: GET /admin/imports?after={id}, GET /admin/imports/known-places,
 * GET /admin/imports/{id} (progress of its undo) and POST /admin/imports/{id}/undo (one undo step). Shapes:
 * src/features/imports/model/place-import/import-contract.ts. Errors: 'not-found' for an unknown id; 401, 403, 429 and
 * 503 for every route.
 */
function registerPlaceImports(
  { api }: Pick<Stages, 'api'>,
  { identity, imports }: PlaceImportDependencies,
): void {
  const requireSuperAdmin = requireCaller(identity, { roles: ['super_admin'], checkRevoked: true });

  api
    .route('/admin/imports')
    .get(requireSuperAdmin, async (req, res) => {
      const { after } = req.query;
      res.json(await imports.list(after === undefined ? null : parseImportId(after)));
    })
    .all(methodNotAllowed(['GET', 'HEAD']));

  // Registered before the next route, so that 'known-places' is not taken for an import id.
  api
    .route('/admin/imports/known-places')
    .get(requireSuperAdmin, limitPerUser(maxComparisonsPerHour, hourMs), async (_req, res) => {
      res.json(await withoutBudget(() => imports.listExistingPlaces()));
    })
    .all(methodNotAllowed(['GET', 'HEAD']));

  api
    .route('/admin/imports/:importId')
    .get(requireSuperAdmin, async (req, res) => {
      res.json(await imports.readUndoProgress(importIdOf(req)));
    })
    .all(methodNotAllowed(['GET', 'HEAD']));

  api
    .route('/admin/imports/:importId/undo')
    .post(requireSuperAdmin, async (req, res) => {
      res.json(await imports.runUndoStep(importIdOf(req), callerOf(req).uid));
    })
    .all(methodNotAllowed(['POST']));
}

function importIdOf(req: Request): string {
  return parseImportId(req.params['importId']);
}

/** @throws AppError 'not-found' for an invalid import id */
function parseImportId(value: unknown): string {
  if (typeof value === 'string' && /^[A-Za-z0-9]{1,128}$/.test(value)) return value;
  throw new AppError('not-found', 'Not an import id');
}

import * as texts from '#features/place-editor/panel-texts.ts';
import { linkTo } from '#shared/routes.ts';

/** Panel from which a place is edited. */
export interface EditorArea {
  /** Path and name of the list of places. */
  listPath: string;
  listName: string;
  newPath: string;
  editPath: (placeId: string) => string;
}

export const adminArea: EditorArea = {
  listPath: linkTo('/admin/places'),
  listName: texts.adminListName,
  newPath: linkTo('/admin/places/new'),
  editPath: (placeId) => linkTo('/admin/places/:placeId/edit', { placeId }),
};

export const managerArea: EditorArea = {
  listPath: linkTo('/manager/places'),
  listName: texts.managerListName,
  newPath: linkTo('/manager/places/new'),
  editPath: (placeId) => linkTo('/manager/places/:placeId/edit', { placeId }),
};

/** URL parameter of the step; absent on the first step. */
export const stepParam = 'etapa';
export const imagesStep = 'imagens';

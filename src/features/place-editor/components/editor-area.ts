import { linkTo } from '#shared/routes.ts';

/** Where a place is being edited from. */
export interface EditorArea {
  /** Where the list of places is, and what it is called. */
  listPath: string;
  listName: string;
  newPath: string;
  editPath: (placeId: string) => string;
}

export const adminArea: EditorArea = {
  listPath: linkTo('/admin/places'),
  listName: 'Lugares',
  newPath: linkTo('/admin/places/new'),
  editPath: (placeId) => linkTo('/admin/places/:placeId/edit', { placeId }),
};

export const managerArea: EditorArea = {
  listPath: linkTo('/manager/places'),
  listName: 'Meus Locais',
  newPath: linkTo('/manager/places/new'),
  editPath: (placeId) => linkTo('/manager/places/:placeId/edit', { placeId }),
};

/** The step in the address: absent is the first. */
export const stepParam = 'etapa';
export const imagesStep = 'imagens';

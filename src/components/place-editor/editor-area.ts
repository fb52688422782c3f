/** Where a place is being edited from. */
export interface EditorArea {
  /** Where the list of places is, and what it is called. */
  listPath: string;
  listName: string;
}

export const adminArea: EditorArea = { listPath: '/admin/places', listName: 'Lugares' };
export const managerArea: EditorArea = { listPath: '/manager/places', listName: 'Meus Locais' };

export function newPlacePath({ listPath }: EditorArea): string {
  return `${listPath}/new`;
}

export function editPlacePath({ listPath }: EditorArea, placeId: string): string {
  return `${listPath}/${placeId}/edit`;
}

/** The step in the address: absent is the first. */
export const stepParam = 'etapa';
export const imagesStep = 'imagens';

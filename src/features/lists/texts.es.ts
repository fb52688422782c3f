import * as brand from '#shared/brand.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const listsErrors: ErrorSentences = { default: 'No se pudieron cargar tus listas' };

const listDeletedText =
  'Esta lista ya no existe. Puede que la hayas eliminado en otro dispositivo.';

const noPermissionText = 'Tu cuenta no puede cambiar listas ahora. Hablá con el administrador.';

export const listChangeErrors: ErrorSentences = {
  default: 'Tu lista no se guardó',
  'not-found': listDeletedText,
  'permission-denied': noPermissionText,
  'too-many-items': 'Esta lista ya tiene 100 lugares. Quitá uno o empezá otra lista.',
  'invalid-input': 'El texto está vacío o es demasiado largo. Corregilo y guardá de nuevo.',
};

export const listCreateErrors: ErrorSentences = {
  default: 'Tu lista no se creó',
  'permission-denied': noPermissionText,
  'too-many-items': 'Ya tenés 50 listas. Eliminá una para crear otra.',
  'invalid-input': 'El texto está vacío o es demasiado largo. Corregilo y guardá de nuevo.',
};

export const listDeleteErrors: ErrorSentences = {
  default: 'La lista no se eliminó',
  'permission-denied': noPermissionText,
};

export const publicListErrors: ErrorSentences = {
  default: 'No se pudo cargar la lista',
  'not-found': 'Lista no encontrada',
  'invalid-input': 'Lista no encontrada',
  hints: {
    'not-found': 'Es privada, se eliminó o el enlace está incompleto.',
    'invalid-input': 'Es privada, se eliminó o el enlace está incompleto.',
  },
};

export function listedPlaces(count: number): string {
  if (count === 0) return 'Todavía sin lugares';
  return count === 1 ? '1 lugar' : `${count} lugares`;
}

// Forms of a list
export const nameLabel = 'Nombre de la lista';
export const nameExample = 'Ej.: Atardecer perfecto';
export const nameMissing = 'Dale un nombre a la lista.';
export const noteLabel = 'Sobre la lista (opcional)';
export const saving = 'Guardando…';
export const save = 'Guardar';
export const editList = 'Editar lista';
export const newList = 'Nueva lista';
export const createList = 'Crear lista';
export const awaitingApproval =
  'Tu cuenta espera la aprobación del administrador. Después vas a poder crear listas.';

// Adding a place
export const addToList = 'Agregar a una lista';
export const openingLists = 'Abriendo tus listas…';
export const createAndAdd = 'Crear y agregar';
export const done = 'Listo';

// Copy
export const duplicate = 'Duplicar';
export const duplicateList = 'Duplicar lista';
export const copyToMyLists = 'Copiar a mis listas';
export const copy = 'Copiar';
export const listCopied = 'Lista copiada';
export const openList = 'Abrir';

export function copyName(name: string): string {
  return `Copia de ${name}`;
}

export function copyDescription(placeCount: number): string {
  return `${listedPlaces(placeCount)}, con las notas. Solo vos ves la copia.`;
}

// Deletion
export const deleteList = 'Eliminar lista';
export const confirmDeletion = 'Eliminar';
export const deleting = 'Eliminando…';
export const listDeleted = 'Lista eliminada';
export const undo = 'Deshacer';

export function deletionQuestion(name: string): string {
  return `¿Seguro que querés eliminar “${name}”? Sus notas se borran. Los lugares y tus favoritos quedan como están.`;
}

// My lists
export const myListsPageTitle = `Mis listas · ${brand.name}`;
export const myLists = 'Mis listas';
export const myListsHint =
  'Lugares que juntás en el orden que quieras. Solo vos ves cada lista, hasta que compartas el enlace.';
export const loadingLists = 'Cargando tus listas…';
export const noListsTitle = 'Todavía no hay listas';
export const noListsHint =
  'Creá la primera, como “Atardecer perfecto”, y agregá lugares desde la página de cada uno.';

export const openToAll = 'Abierta a quien tenga el enlace';
export const onlyOwn = 'Solo vos la ves';

/** Returns 'Editar lista “Playas”', the accessible name of an option. */
export function optionOfList(option: string, name: string): string {
  return `${option} “${name}”`;
}

export function listOptions(name: string): string {
  return `Más opciones de la lista “${name}”`;
}

// List
export const loading = 'Cargando…';
export const loadingList = 'Cargando tu lista…';
export const edit = 'Editar';
export const planDay = 'Armá tu día';
export const planDayWithPlace = 'Armá tu día con este lugar';
export const compare = 'Comparar';
export const showMap = 'Ver mapa';
export const hideMap = 'Ocultar mapa';
export const loadingMap = 'Cargando mapa…';

export function mapOf(name: string): string {
  return `Mapa de ${name}`;
}

export const print = 'Imprimir';
export const printIncomplete = 'No se pudieron cargar todos los lugares. Tocá “Imprimir” otra vez.';
export const visibilityLabel = 'Quién ve esta lista';
export const shareByAddress = 'Quien tenga el enlace puede verla';
export const publicHint = 'Aparecen el nombre, el texto, los lugares y tus notas. Nada sobre vos.';
export const privateHint = 'Ahora solo vos ves esta lista.';
export const share = 'Compartir';
export const seePage = 'Ver la página';
export const noListPageTitle = `Lista no encontrada · ${brand.name}`;
export const noListTitle = 'Lista no encontrada';
export const noListHint = 'Se eliminó o el enlace está incompleto.';
export const seeMyLists = 'Ver mis listas';

// Places of a list
export function placesOf(name: string): string {
  return `Lugares de ${name}`;
}

export const loadingPlaces = 'Cargando los lugares…';
export const showMore = 'Mostrar más';
export const noItemsTitle = 'Esta lista todavía no tiene lugares';
export const noItemsHint = 'En la página de un lugar, tocá “Agregar a una lista”.';
export const discoverPlaces = 'Descubrir lugares';
export const unavailablePlace = 'Lugar no disponible';
export const unreadPlace = 'Lugar de la lista';
export const placeNotPublic = 'Este lugar salió de la guía o no está disponible por ahora.';
export const placeNotLoaded = 'No se pudo cargar ahora.';
export const retry = 'Reintentar';

export function moveUp(title: string): string {
  return `Subir ${title}`;
}

export function moveDown(title: string): string {
  return `Bajar ${title}`;
}

export function positionOf(position: number, count: number): string {
  return `Posición ${position} de ${count}`;
}

export function removeItem(title: string): string {
  return `Quitar ${title} de la lista`;
}

export function itemRemoved(title: string): string {
  return `${title} ya no está en la lista`;
}

// Note about a place
export function addNoteAbout(title: string): string {
  return `Agregar una nota sobre ${title}`;
}

export function editNoteAbout(title: string): string {
  return `Editar la nota sobre ${title}`;
}

export function noteAbout(title: string): string {
  return `Nota sobre ${title}`;
}

export const itemNoteLabel = 'Tu nota';
export const itemNoteHint = 'En una línea. Dejala vacía para quitar la nota.';
export const itemNoteExample = 'Ej.: Pedí una mesa afuera';
export const saveItemNote = 'Guardar nota';

// Public list
export const homeLink = 'Inicio';
export const loadingPublicList = 'Cargando la lista…';

export function publicListCount(count: number, goneCount: number): string {
  if (goneCount === 0) return listedPlaces(count);
  const goneText =
    goneCount === 1
      ? '1 lugar ya no está en la guía'
      : `${goneCount} lugares ya no están en la guía`;
  return `${listedPlaces(count)} · ${goneText}`;
}

export const noneInMapArea = 'Ningún lugar de la lista en esta zona del mapa.';
export const noPublicItemsTitle = 'Ningún lugar en esta lista ahora';
export const noPublicItemsHint =
  'Quien hizo la lista todavía no agregó lugares, o los lugares salieron de la guía.';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.es.ts')>;

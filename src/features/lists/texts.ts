import * as brand from '#shared/brand.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';

export const listsErrors: ErrorSentences = { default: 'Não foi possível carregar suas listas' };

const listDeletedText =
  'Esta lista não existe mais. Talvez você a tenha excluído em outro aparelho.';

const noPermissionText = 'Sua conta não pode mudar listas agora. Fale com o administrador.';

/** Errors of creating and changing a list. */
export const listChangeErrors: ErrorSentences = {
  default: 'Sua lista não foi salva',
  'not-found': listDeletedText,
  'permission-denied': noPermissionText,
  'too-many-items': 'Esta lista já tem 100 lugares. Remova um ou comece outra lista.',
  'invalid-input': 'O texto está vazio ou longo demais. Corrija-o e salve de novo.',
};

export const listCreateErrors: ErrorSentences = {
  default: 'Sua lista não foi criada',
  'permission-denied': noPermissionText,
  'too-many-items': 'Você já tem 50 listas. Exclua uma para criar outra.',
  'invalid-input': 'O texto está vazio ou longo demais. Corrija-o e salve de novo.',
};

export const listDeleteErrors: ErrorSentences = {
  default: 'A lista não foi excluída',
  'permission-denied': noPermissionText,
};

/** Errors of the page of a public list. The server does not report why a list is missing. */
export const publicListErrors: ErrorSentences = {
  default: 'Não foi possível carregar a lista',
  'not-found': 'Lista não encontrada',
  'invalid-input': 'Lista não encontrada',
  hints: {
    'not-found': 'Ela é particular, foi excluída ou o link está incompleto.',
    'invalid-input': 'Ela é particular, foi excluída ou o link está incompleto.',
  },
};

/** Returns '1 lugar', '3 lugares', 'Nenhum lugar ainda'. */
export function listedPlaces(count: number): string {
  if (count === 0) return 'Nenhum lugar ainda';
  return count === 1 ? '1 lugar' : `${count} lugares`;
}

// Forms of a list
export const nameLabel = 'Nome da lista';
export const nameExample = 'Ex.: Fim de tarde perfeito';
export const nameMissing = 'Dê um nome à lista.';
export const noteLabel = 'Sobre a lista (opcional)';
export const saving = 'Salvando...';
export const save = 'Salvar';
export const editList = 'Editar lista';
export const newList = 'Nova lista';
export const createList = 'Criar lista';
export const awaitingApproval =
  'Sua conta aguarda a aprovação do administrador. Depois dela você poderá criar listas.';

// Adding a place
export const addToList = 'Adicionar à lista';
export const openingLists = 'Abrindo suas listas...';
export const createAndAdd = 'Criar e adicionar';
export const done = 'Pronto';

// Copy
export const duplicate = 'Duplicar';
export const duplicateList = 'Duplicar lista';
export const copyToMyLists = 'Copiar para as minhas listas';
export const copy = 'Copiar';
export const listCopied = 'Lista copiada';
export const openList = 'Abrir';

export function copyName(name: string): string {
  return `Cópia de ${name}`;
}

export function copyDescription(placeCount: number): string {
  return `${listedPlaces(placeCount)}, com as anotações. Só você vê a cópia.`;
}

// Deletion
export const deleteList = 'Excluir lista';
export const confirmDeletion = 'Excluir';
export const deleting = 'Excluindo...';
export const listDeleted = 'Lista excluída';
export const undo = 'Desfazer';

export function deletionQuestion(name: string): string {
  return `Tem certeza que deseja excluir “${name}”? As anotações dela são apagadas. Os lugares e seus favoritos continuam como estão.`;
}

// My lists
export const myListsPageTitle = `Minhas listas · ${brand.name}`;
export const myLists = 'Minhas listas';
export const myListsHint =
  'Lugares reunidos por você, na ordem que quiser. Só você vê cada lista, até compartilhar o link.';
export const loadingLists = 'Carregando suas listas...';
export const noListsTitle = 'Nenhuma lista ainda';
export const noListsHint =
  'Crie a primeira, como “Fim de tarde perfeito”, e adicione lugares a partir da página de cada um.';

export const openToAll = 'Aberta a quem tiver o link';
export const onlyOwn = 'Só você vê';

/** Returns 'Editar lista “Praias”', the accessible name of an option. */
export function optionOfList(option: string, name: string): string {
  return `${option} “${name}”`;
}

export function listOptions(name: string): string {
  return `Mais opções da lista “${name}”`;
}

// List
export const loading = 'Carregando...';
export const loadingList = 'Carregando sua lista...';
export const edit = 'Editar';
export const planDay = 'Monte seu dia';
export const planDayWithPlace = 'Monte seu dia com este lugar';
export const compare = 'Comparar';
export const showMap = 'Ver mapa';
export const hideMap = 'Esconder mapa';
export const loadingMap = 'Carregando mapa...';

export function mapOf(name: string): string {
  return `Mapa de ${name}`;
}

export const print = 'Imprimir';
export const printIncomplete = 'Nem todos os lugares carregaram. Toque em “Imprimir” de novo.';
export const visibilityLabel = 'Quem vê esta lista';
export const shareByAddress = 'Quem tiver o link pode ver';
export const publicHint = 'Mostra o nome, o texto, os lugares e suas anotações. Nada sobre você.';
export const privateHint = 'Agora só você vê esta lista.';
export const share = 'Compartilhar';
export const seePage = 'Ver a página';
export const noListPageTitle = `Lista não encontrada · ${brand.name}`;
export const noListTitle = 'Lista não encontrada';
export const noListHint = 'Ela foi excluída ou o link está incompleto.';
export const seeMyLists = 'Ver minhas listas';

// Places of a list
export function placesOf(name: string): string {
  return `Lugares de ${name}`;
}

export const loadingPlaces = 'Carregando os lugares...';
export const showMore = 'Mostrar mais';
export const noItemsTitle = 'Nenhum lugar nesta lista ainda';
export const noItemsHint = 'Na página de um lugar, toque em “Adicionar à lista”.';
export const discoverPlaces = 'Descobrir lugares';
/** Title of a place that is inactive or deleted. */
export const unavailablePlace = 'Lugar indisponível';
/** Title of a place that could not be read. */
export const unreadPlace = 'Lugar da lista';
export const placeNotPublic = 'Este lugar saiu do guia ou está fora do ar por enquanto.';
export const placeNotLoaded = 'Não carregou agora.';
export const retry = 'Tentar novamente';

export function moveUp(title: string): string {
  return `Mover ${title} para cima`;
}

export function moveDown(title: string): string {
  return `Mover ${title} para baixo`;
}

export function positionOf(position: number, count: number): string {
  return `Posição ${position} de ${count}`;
}

export function removeItem(title: string): string {
  return `Remover ${title} da lista`;
}

export function itemRemoved(title: string): string {
  return `${title} saiu da lista`;
}

// Note about a place
export function addNoteAbout(title: string): string {
  return `Anotar algo sobre ${title}`;
}

export function editNoteAbout(title: string): string {
  return `Editar a anotação sobre ${title}`;
}

export function noteAbout(title: string): string {
  return `Anotação sobre ${title}`;
}

export const itemNoteLabel = 'Sua anotação';
export const itemNoteHint = 'Em uma linha. Deixe em branco para remover a anotação.';
export const itemNoteExample = 'Ex.: Pedir mesa do lado de fora';
export const saveItemNote = 'Salvar anotação';

// Public list
export const homeLink = 'Início';
export const loadingPublicList = 'Carregando a lista...';

/**
 * Returns '3 lugares', or '3 lugares · 1 lugar não está mais no guia'.
 * @param goneCount number of listed places that are no longer in the guide
 */
export function publicListCount(count: number, goneCount: number): string {
  if (goneCount === 0) return listedPlaces(count);
  const goneText =
    goneCount === 1
      ? '1 lugar não está mais no guia'
      : `${goneCount} lugares não estão mais no guia`;
  return `${listedPlaces(count)} · ${goneText}`;
}

export const noneInMapArea = 'Nenhum lugar da lista nesta área do mapa.';
export const noPublicItemsTitle = 'Nenhum lugar nesta lista agora';
export const noPublicItemsHint =
  'Quem fez a lista ainda não colocou lugares, ou eles saíram do guia.';

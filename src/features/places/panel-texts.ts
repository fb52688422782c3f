import * as brand from '#shared/brand.ts';
import type {
  AdminPlaceSort,
  PlaceStatusFilter,
} from '#features/places/model/admin-place-filters.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { countText, formatInteger, formatRating } from '#shared/formats/formats.ts';

export const lostAccessText =
  'Seu acesso a este lugar mudou. Atualize a página ou fale com o administrador.';

export const managerPlaceRemovalErrors: ErrorSentences = {
  default: 'Não foi possível excluir o lugar',
  'not-found': 'Este lugar já não existe. Atualize a página.',
  'permission-denied': lostAccessText,
  unavailable:
    'O servidor não respondeu, e o lugar pode ter sido excluído em parte. Tente novamente para concluir.',
  timeout:
    'O servidor demorou para responder, e o lugar pode ter sido excluído em parte. Tente novamente para concluir.',
};

const notAllowedText = 'Você não pode mais alterar lugares. Fale com outro administrador.';

export const placeActivationErrors: ErrorSentences = {
  default: 'A situação não foi alterada',
  'permission-denied':
    'Este lugar não pôde ser alterado: edite-o, confira os campos e tente novamente.',
};

export const bulkActivationErrors: ErrorSentences = {
  default: 'Os lugares não foram alterados',
  'permission-denied': notAllowedText,
};

export const adminPlaceRemovalErrors: ErrorSentences = {
  default: 'Não foi possível excluir o lugar',
  'permission-denied': 'Você não pode excluir este lugar. Fale com outro administrador.',
  'not-found': 'Este lugar já tinha sido excluído. Feche e confira a lista.',
  timeout: 'A exclusão está demorando e pode ter sido feita em parte. Tente novamente.',
  unavailable:
    'O servidor não respondeu e a exclusão pode ter ficado pela metade. Tente novamente.',
};

export const bulkRemovalErrors: ErrorSentences = {
  default: 'Nem todos os lugares foram excluídos',
  'permission-denied': 'Você não pode excluir estes lugares. Fale com outro administrador.',
  'too-many-requests':
    'São muitas exclusões de uma vez. Espere dez minutos e exclua os que ficaram.',
  timeout: 'A exclusão está demorando e pode ter sido feita em parte. Tente novamente.',
  unavailable:
    'O servidor não respondeu e a exclusão pode ter ficado pela metade. Tente novamente.',
};

export const placeExportErrors: ErrorSentences = {
  default: 'Não foi possível exportar os lugares',
};

export const managedPlacesErrors: ErrorSentences = {
  default: 'Não foi possível carregar seus lugares',
};

// Places of a panel
export const activeStatus = 'Ativo';
export const inactiveStatus = 'Inativo';
export const awaitingApproval = 'Aguardando aprovação';
export const notYourPlace = 'Você não gerencia este lugar.';
export const loadingPlaces = 'Carregando lugares...';

/** @param listName name of the screen with the list: 'Lugares', 'Meus Locais' */
export function backToList(listName: string): string {
  return `Voltar para ${listName}`;
}

export function placeCount(count: number): string {
  return countText(count, 'lugar', 'lugares');
}

export const deletedPlace = 'Lugar excluído';
export const namelessPlace = 'Lugar sem nome';

export function linkOfPlace(label: string, place: string): string {
  return `${label} de ${place}`;
}

// Choice of a place
export const choosePlace = 'Escolher um lugar';
export const chooseAnyPlaceHint =
  'Você administra todos os lugares. Busque um pelo nome e escolha.';
export const placeNameLabel = 'Nome do lugar';
export const clearSearch = 'Limpar';
export const noPlacesFound = 'Nenhum lugar encontrado';
export const noActivePlacesFoundHint = 'Confira o nome. Lugares inativos não aparecem aqui.';
export const loadingOwnPlaces = 'Carregando seus lugares...';
export const noOwnPlaces = 'Nenhum lugar por enquanto';
export const newOwnPlace = 'Novo lugar';
export const noOwnPlacesHint =
  'Quando um administrador liberar um lugar para você, ele aparece aqui.';
export const chooseOtherPlace = 'Escolher outro lugar';
export const loadingPlace = 'Carregando o lugar...';
export const chooseFromListHint = 'Escolha um dos seus lugares na lista.';
export const placeLabel = 'Lugar';
export const allOwnPlaces = 'Todos os meus lugares';
export const selectedPlace = 'Lugar escolhido';
export const previousOwnPlaces = 'Lugares anteriores';
export const loadingMorePlaces = 'Carregando...';
export const nextOwnPlaces = 'Próximos lugares';

export function ownPlaceRange(first: number, last: number): string {
  return `Lugares ${formatInteger(first)} a ${formatInteger(last)}`;
}

// List of all places
export const placesPageTitle = `Lugares · ${brand.name}`;
export const placesTitle = 'Lugares';
export const exportCsv = 'Exportar CSV';
export const newPlace = 'Novo lugar';

export const statusFilterLabels: Record<PlaceStatusFilter, string> = {
  ativos: 'Ativos',
  inativos: 'Inativos',
  aguardando: 'Aguardando aprovação',
};

export const sortLabels: Record<AdminPlaceSort, string> = {
  recentes: 'Mais recentes',
  titulo: 'Título (A-Z)',
  nota: 'Maior nota',
};

export const categoryLabel = 'Categoria';
export const allCategories = 'Todas';
export const statusLabel = 'Situação';
export const anyStatus = 'Todas';
export const sortLabel = 'Ordem';
export const titleLabel = 'Nome';
export const titleSearchLabel = 'Buscar pelo nome';
export const noPlacesOnPage = 'Nenhum lugar nesta página';
export const noPlacesOnPageHint = 'Veja as outras páginas.';
export const clearFilters = 'Limpar filtros';
export const noPlacesFoundHint = 'Tente ajustar os filtros de busca';
export const noPlacesYet = 'Nenhum lugar cadastrado ainda';
export const noPlacesYetHint = 'Cadastre o primeiro, ou importe uma planilha.';

export const startSelecting = 'Selecionar';
export const stopSelecting = 'Cancelar seleção';

/** @param count number of active filters */
export function filtersLabel(count: number): string {
  return count > 0 ? `Filtros (${count})` : 'Filtros';
}

export function moreOptions(title: string): string {
  return `Mais opções de ${title}`;
}

export function selectPlace(title: string): string {
  return `Selecionar ${title}`;
}

export const untitledPlace = 'Sem título';

export function photosOfPlace(title: string): string {
  return `Fotos de ${title}`;
}

export const photosLabel = 'Fotos';

export function deletePlace(title: string): string {
  return `Excluir ${title}`;
}

export const visibilityColumn = 'No guia';
export const showInGuideLabel = 'Ver no guia';

export function showPlaceInGuide(title: string): string {
  return `Ver no guia ${title}`;
}

export function showInGuide(place: string): string {
  return `No guia: ${place}`;
}

/** Announces the outcome of a change. */
export function guideChange(title: string, isActive: boolean): string {
  return isActive ? `${title} está no guia.` : `${title} saiu do guia.`;
}

export const outOfGuide = 'Fora do guia';
export const addToGuideLabel = 'Pôr no guia';
export const removeFromGuideLabel = 'Tirar do guia';

export function addToGuide(title: string): string {
  return `Pôr no guia ${title}`;
}

export function removeFromGuide(title: string): string {
  return `Tirar do guia ${title}`;
}

export const columnTitles = ['Lugar', 'Categoria', 'Nota', 'Criado em', visibilityColumn, 'Ações'];

export function ratingWithCount(rating: number, reviewsCount: number): string {
  return reviewsCount === 0 ? 'Sem avaliações' : `${formatRating(rating)} (${reviewsCount})`;
}

export const selectThisPage = 'Selecionar esta página';
export const selectAllOnPage = 'Selecionar todos desta página';

export function alreadyDeleted(title: string): string {
  return `${title} já tinha sido excluído`;
}

// Actions for several places
/** @param isMaximum true if no further place can be selected */
export function selectedPlaceCount(count: number, isMaximum: boolean): string {
  const places = countText(count, 'lugar selecionado', 'lugares selecionados');
  return isMaximum ? `${places} (o máximo)` : places;
}

export const activate = 'Ativar';
export const deactivate = 'Desativar';
export const deleteLabel = 'Excluir';
export const clearSelection = 'Limpar seleção';
export const clearSelectionShort = 'Limpar';
export const stop = 'Parar';
export const close = 'Fechar';
export const cancel = 'Cancelar';
export const tryAgain = 'Tentar novamente';
export const notChangedHint =
  'Tente novamente. Se um deles não mudar, edite-o e confira os campos.';

export function bulkActivationTitle(isActive: boolean): string {
  return isActive ? 'Ativar lugares' : 'Desativar lugares';
}

export function bulkActivationHint(count: number, isActive: boolean): string {
  return isActive
    ? `${placeCount(count)}: o que estiver inativo passa a aparecer para os visitantes.`
    : `${placeCount(count)}: o que estiver ativo sai das listas e da busca em até um minuto e pode ser ativado de novo.`;
}

export function startBulkActivation(count: number, isActive: boolean): string {
  return isActive ? `Ativar ${placeCount(count)}` : `Desativar ${placeCount(count)}`;
}

interface BulkActivationCounts {
  changed: number;
  unchanged: number;
  deleted: number;
}

export function bulkActivationResult(
  { changed, unchanged, deleted }: BulkActivationCounts,
  isActive: boolean,
): string {
  const results = [
    isActive
      ? countText(changed, 'lugar ativado', 'lugares ativados')
      : countText(changed, 'lugar desativado', 'lugares desativados'),
    unchanged > 0 &&
      (isActive
        ? countText(unchanged, 'já estava ativo', 'já estavam ativos')
        : countText(unchanged, 'já estava inativo', 'já estavam inativos')),
    deleted > 0 && countText(deleted, 'já tinha sido excluído', 'já tinham sido excluídos'),
  ];
  return `${results.filter(Boolean).join(', ')}.`;
}

export function notChangedCount(count: number): string {
  return `${countText(count, 'lugar não foi alterado', 'lugares não foram alterados')}:`;
}

export function confirmBulkDeletion(count: number): string {
  return `Excluir ${placeCount(count)}?`;
}

export function startBulkDeletion(count: number): string {
  return `Excluir ${placeCount(count)}`;
}

export function deletedPlaceCount(count: number): string {
  return countText(count, 'lugar excluído', 'lugares excluídos');
}

/** Returns the heading of the list of places that were not deleted. */
export function partlyDeleted(deletedCount: number, remainingCount: number): string {
  return `${deletedPlaceCount(deletedCount)}. ${remainingCount === 1 ? 'Não foi excluído' : 'Não foram excluídos'}:`;
}

export function bulkDeletionConsequence(count: number): string {
  return `${count === 1 ? 'Sai do guia com suas' : 'Saem do guia com suas'} fotos, avaliações, benefícios e favoritos, e as reservas em aberto são canceladas. Não há como desfazer.`;
}

export const deleting = 'Excluindo...';
export const deactivateManyHint = 'Para tirar lugares do guia por um tempo, desative-os.';
export const progressLabel = 'Andamento';

/** @param totalCount null if unknown */
export function placesProgress(doneCount: number, totalCount: number | null): string {
  return totalCount === null
    ? placeCount(doneCount)
    : `${formatInteger(doneCount)} de ${placeCount(totalCount)}`;
}

export const exportTitle = 'Exportar lugares';

/** @param total null if unknown */
export function exportHint(total: number | null): string {
  const count = total === null ? '' : ` (${formatInteger(total)})`;
  return `O arquivo traz os lugares dos filtros atuais${count}, em CSV para o Excel. A importação lê o mesmo arquivo.`;
}

// Deletion of a place by a super admin
export const confirmDeletion = 'Excluir este lugar?';
export const placeDeleted = 'Lugar excluído';
export const deactivateHint = 'Para tirar o lugar do guia por um tempo, desative-o.';

export const deletionConsequence =
  '<name/> sai do guia com suas fotos, avaliações, benefícios e favoritos, e as reservas em aberto são canceladas. Não há como desfazer.';

// Places of a manager
export const ownPlacesPageTitle = `Meus Locais · ${brand.name}`;
export const ownPlacesTitle = 'Meus Locais';
export const moreOwnPlaces = 'Mostrar mais lugares';
export const noOwnPlacesCreateHint =
  'Quando um administrador liberar um lugar para você, ele aparece aqui. Você também pode cadastrar um novo.';

export const otherPlacesHint =
  'Aqui estão os lugares que você criou. Os outros estão em <places>Lugares</places>';

/** @param hasMore true if more places can be loaded */
export function ownPlaceCount(count: number, hasMore: boolean): string {
  const places = countText(count, 'lugar', 'lugares');
  return hasMore ? `${places} até agora` : places;
}

export function missingPlaces(count: number): string {
  return count === 1
    ? 'Um lugar da sua lista não existe mais ou não está mais com você. Se isso for engano, fale com o administrador.'
    : `${count} lugares da sua lista não existem mais ou não estão mais com você. Se isso for engano, fale com o administrador.`;
}

export const loadingStatistics = 'Carregando os números...';

export function reservationsOfPlace(title: string): string {
  return `Reservas de ${title}`;
}

export const reservationsLabel = 'Reservas';

export const editLabel = 'Editar';

export function editOwnPlace(title: string): string {
  return `Editar ${title}`;
}

export const statisticsOfPlace = 'Números<name> de <title/></name>';

// Deletion of a place by its manager
export const confirmOwnDeletion = 'Excluir o lugar?';
export const deleteOwnPlace = 'Excluir lugar';
export const keepOwnPlace = 'Manter lugar';
export const ownPlaceDeleted = 'Lugar excluído';

export const ownDeletionConsequence =
  '<name/> sai do guia com fotos, avaliações e benefícios. As reservas abertas são canceladas. Não dá para desfazer.';

/** Message in the response of DELETE /api/places/{id}. */
export const placeRemoved = 'Lugar removido.';

import * as brand from '#shared/brand.ts';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { countText, formatInteger } from '#shared/formats/formats.ts';

export const uploadFoldersErrors: ErrorSentences = { default: 'Erro ao carregar pastas de upload' };

export const uploadFolderRemoveErrors: ErrorSentences = { default: 'Erro ao remover pasta' };

export const uploadTempCleanErrors: ErrorSentences = {
  default: 'Erro ao limpar arquivos temporários',
};

export const unsavedPicturesErrors: ErrorSentences = {
  default: 'Não foi possível carregar as fotos não salvas',
};

export const unsavedRemovalErrors: ErrorSentences = {
  default: 'Não foi possível excluir as fotos. Nenhuma foto salva foi excluída.',
};

type ImageList = readonly Pick<PlaceImage, 'url'>[];

/**
 * Warning about losses when the editor is left: 'As alterações ainda não foram salvas, nem 2 fotos enviadas, e serão
 * perdidas.' The images `shown` are in the editor, those `saved` in the record.
 * @param isDraftSaved a draft of the other fields stays on this device
 */
export function unsavedChangesText(
  { shown, saved }: { shown: ImageList; saved: ImageList },
  isDraftSaved = false,
): string {
  const count = shown.filter(
    ({ url }) => !saved.some((savedPicture) => savedPicture.url === url),
  ).length;
  const uploadsText =
    count > 0 ? `, nem ${countText(count, 'foto enviada', 'fotos enviadas')}` : '';
  return isDraftSaved
    ? `As alterações ainda não foram salvas${uploadsText}. Um rascunho fica guardado neste aparelho.`
    : `As alterações ainda não foram salvas${uploadsText && `${uploadsText},`} e serão perdidas.`;
}

// Uploads
export const uploadsPageTitle = `Uploads · ${brand.name}`;
export const uploadsHeading = 'Uploads';
export const uploadsHint = 'As imagens dos lugares guardadas no servidor.';
export const imagesWithoutPlace = 'O envio não diz de qual lugar são as imagens.';
export const tooManyUnsavedImages =
  'Muitas imagens deste lugar foram enviadas e ainda não foram salvas. Salve o lugar ou tente novamente em uma hora.';

// Storage
export const storageHeading = 'Armazenamento';
export const cleanTemporary = 'Limpar temporários';
export const cleaningTemporary = 'Limpando...';
export const noTemporaryFiles = 'Não havia arquivos temporários.';

export function temporaryFilesRemoved(count: number): string {
  return `${countText(count, 'arquivo temporário removido', 'arquivos temporários removidos')}.`;
}

export const loadingStatistics = 'Carregando estatísticas...';
export const folderCountLabel = 'Pastas';
export const fileCountLabel = 'Arquivos';
export const usedSpaceLabel = 'Espaço usado';
export const technicalDetails = 'Detalhes técnicos';

export function serverFolder(path: string): string {
  return `Pasta no servidor: ${path}`;
}

export const oldestFileLabel = 'Arquivo mais antigo';
export const newestFileLabel = 'Arquivo mais novo';

/** @param size with unit: '1,2 GB' */
export function storageTotals(fileCount: number, folderCount: number, size: string): string {
  return `${countText(fileCount, 'arquivo', 'arquivos')} em ${countText(folderCount, 'pasta', 'pastas')}, ${size} no total.`;
}

// Unsaved photos
export const unsavedHeading = 'Fotos enviadas e não salvas';

export function unsavedHint(recentCount: number): string {
  const hint = 'Fotos sem lugar nem evento, enviadas há mais de uma hora.';
  return recentCount > 0 ? `${hint} Mais recentes: ${photoCount(recentCount)}.` : hint;
}

export const loadingUnsaved = 'Carregando fotos não salvas...';
export const searchMoreFolders = 'Procurar em mais pastas';
export const noUnsavedSoFar = 'Nada encontrado até aqui. Procure em mais pastas.';
export const noUnsavedTitle = 'Nenhuma foto esquecida';
export const noUnsavedHint = 'Tudo o que foi enviado está em um lugar ou em um evento.';

export function photoCount(count: number): string {
  return countText(count, 'foto', 'fotos');
}

export function unsavedPhotoOf(title: string): string {
  return `Foto não salva de ${title}`;
}

export function sentAt(age: string): string {
  return `Enviada ${age}`;
}

export function deletePhotoOf(title: string, age: string): string {
  return `Excluir a foto de ${title} enviada ${age}`;
}

export const deleteAllPhotos = 'Excluir todas';

export function deletePhotosTitle(count: number): string {
  return count === 1 ? 'Excluir esta foto?' : `Excluir ${photoCount(count)}?`;
}

export function deletePhotos(count: number): string {
  return count === 1 ? 'Excluir foto' : `Excluir ${photoCount(count)}`;
}

export const deletingPhotos = 'Excluindo...';

export function deletePhotosHint(count: number): string {
  return `Quem ainda tiver um rascunho com ${count === 1 ? 'ela' : 'elas'} terá de enviar de novo. O que alguém tiver salvo enquanto isso não é excluído. Não é possível desfazer.`;
}

interface DeletedPhotos {
  removedCount: number;
  /** Kept because they were saved in the meantime. */
  savedCount: number;
  /** Kept because they were uploaded recently. */
  recentCount: number;
}

/** '' if nothing was done. */
export function photosDeleted({ removedCount, savedCount, recentCount }: DeletedPhotos): string {
  if (removedCount + savedCount + recentCount === 0) return '';
  const sentences = [
    countText(removedCount, 'foto excluída', 'fotos excluídas'),
    savedCount > 0 &&
      countText(
        savedCount,
        'foto foi salva enquanto isso e fica',
        'fotos foram salvas enquanto isso e ficam',
      ),
    recentCount > 0 &&
      countText(
        recentCount,
        'foto foi enviada há menos de uma hora e fica',
        'fotos foram enviadas há menos de uma hora e ficam',
      ),
  ];
  return sentences.flatMap((sentence) => (sentence ? [`${sentence}.`] : [])).join(' ');
}

// Folders
export const foldersHeading = 'Pastas de imagens';
export const loadingFolders = 'Carregando pastas...';

export function folderCounts(count: number, orphanedCount: number): string {
  return `${countText(count, 'pasta', 'pastas')}, ${orphanedCount === 0 ? 'nenhuma' : formatInteger(orphanedCount)} sem lugar`;
}

export const orphan = 'Sem lugar';
export const onlyOrphans = 'Só as sem lugar';
export function uncheckedFolders(count: number): string {
  return `Ainda falta conferir o lugar de ${countText(count, 'pasta', 'pastas')}.`;
}

export const checkMoreFolders = 'Conferir mais';
export const checkingFolders = 'Conferindo...';
export const noFoldersTitle = 'Nenhuma pasta';
export const noFoldersHint = 'As pastas aparecem quando um lugar recebe a primeira imagem.';
export const showMoreFolders = 'Mostrar mais pastas';
export const goneFolderPlace = 'Lugar que não existe mais';
export const uncheckedFolderPlace = 'Lugar ainda não conferido';

/** @param size with unit: '1,2 MB' */
export function folderSize(fileCount: number, size: string): string {
  return `${countText(fileCount, 'arquivo', 'arquivos')}, ${size}`;
}

/** Only shown if the place of the folder is unknown. */
export const folderName = ' · <hidden>pasta </hidden><name/>';

export function removeFolderOf(title: string): string {
  return `Remover a pasta de ${title}`;
}

export const removeFolderTitle = 'Remover esta pasta?';
export const removeFolder = 'Remover pasta';
export const removingFolder = 'Removendo...';

/** @param size with unit: '1,2 MB' */
export function folderToRemove(fileCount: number, size: string): string {
  return `<title/>: ${countText(fileCount, 'arquivo', 'arquivos')}, ${size}.`;
}

export const removeOrphanHint =
  'O lugar não existe mais: ninguém vê estas imagens. Não é possível desfazer.';
export const removeFolderHint =
  'As imagens deixam de aparecer na página do lugar. Não é possível desfazer.';
export const folderRemoved = 'Pasta removida.';
export const folderAlreadyGone = 'A pasta já não existia.';

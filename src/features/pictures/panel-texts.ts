import type { PlaceImage } from '#features/places/model/place.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { countText } from '#shared/formats/formats.ts';

export const uploadFoldersErrors: ErrorSentences = { default: 'Erro ao carregar pastas de upload' };

export const uploadFolderRemoveErrors: ErrorSentences = { default: 'Erro ao remover pasta' };

export const uploadTempCleanErrors: ErrorSentences = {
  default: 'Erro ao limpar arquivos temporários',
};

export const unsavedPicturesErrors: ErrorSentences = {
  default: 'Erro ao carregar as fotos não salvas',
};

export const unsavedRemovalErrors: ErrorSentences = {
  default: 'Erro ao excluir as fotos. Nenhuma foto salva foi excluída.',
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

import type { PlaceImage } from '#features/places/model/place.ts';
import { countText } from './formats.ts';

type Pictures = readonly Pick<PlaceImage, 'url'>[];

/**
 * What is lost when an editor is left: 'As alterações ainda não foram salvas, nem 2 fotos enviadas, e serão perdidas.'
 * @param pictures those of the editor, and those that the record names
 * @param isKept a draft of the rest stays on this device
 */
export function unsavedChangesText(
  { shown, saved }: { shown: Pictures; saved: Pictures },
  isKept = false,
): string {
  const count = shown.filter(({ url }) => !saved.some((known) => known.url === url)).length;
  const sent = count > 0 ? `, nem ${countText(count, 'foto enviada', 'fotos enviadas')}` : '';
  return isKept
    ? `As alterações ainda não foram salvas${sent}. Um rascunho fica guardado neste aparelho.`
    : `As alterações ainda não foram salvas${sent && `${sent},`} e serão perdidas.`;
}

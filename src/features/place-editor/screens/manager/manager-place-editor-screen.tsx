import { managerArea } from '#features/place-editor/components/editor-area.ts';
import { PlaceEditor } from '#features/place-editor/components/place-editor.tsx';

/** Renders the editor of places at /manager/places/new and /manager/places/:placeId/edit. */
export default function ManagerPlaceEditorScreen() {
  return <PlaceEditor area={managerArea} />;
}

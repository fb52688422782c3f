import { managerArea } from '#components/place-editor/editor-area.ts';
import { PlaceEditor } from '#components/place-editor/place-editor.tsx';

/** /manager/places/new and /manager/places/:placeId/edit. */
export default function PlaceEditorScreen() {
  return <PlaceEditor area={managerArea} />;
}

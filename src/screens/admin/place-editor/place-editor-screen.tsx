import { adminArea } from '#components/place-editor/editor-area.ts';
import { PlaceEditor } from '#components/place-editor/place-editor.tsx';

/** /admin/places/new and /admin/places/:placeId/edit. */
export default function PlaceEditorScreen() {
  return <PlaceEditor area={adminArea} />;
}

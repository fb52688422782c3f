import { adminArea } from '#features/place-editor/components/editor-area.ts';
import { PlaceEditor } from '#features/place-editor/components/place-editor.tsx';

/** Renders the editor of places at /admin/places/new and /admin/places/:placeId/edit. */
export default function AdminPlaceEditorScreen() {
  return <PlaceEditor area={adminArea} />;
}

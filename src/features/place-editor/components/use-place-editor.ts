import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { dequal } from 'dequal/lite';
import { savePlaceDraft, readPlaceDraft } from '#features/places/data/place-draft-store.ts';
import { newPlaceId } from '#features/places/data/place-writes.ts';
import {
  differingFields,
  emptyPlaceDraft,
  fieldsOfPlace,
  missingFields,
  placeDraftOf,
  placeFieldsOf,
  placeProblems,
} from '#features/places/model/place-draft.ts';
import type { PlaceDraft, PlaceFields, PlaceProblems } from '#features/places/model/place-draft.ts';
import type { Place } from '#features/places/model/place.ts';
import { usePlaceSaving } from './use-place-saving.ts';
import { requiredFieldsAlert, wrongFieldsAlert } from '#features/places/field-texts.ts';
import { withoutBackGuard } from '#ui/use-back-guard.ts';
import { imagesStep, stepParam } from './editor-area.ts';
import type { EditorArea } from './editor-area.ts';
import { usePersistedDraft } from './use-persisted-draft.ts';

export interface EditorOptions {
  area: EditorArea;
  writer: { uid: string; isSuperAdmin: boolean };
  /** The place as first read; null for a new place. */
  place: Place | null;
  /** Called with the id of a new place, before the URL changes to it. */
  onCreated: (placeId: string) => void;
}

/** Holds the state and the actions of the wizard. Its components only render them. */
export function usePlaceEditor({ area, writer, place, onCreated }: EditorOptions) {
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [first] = useState(() => firstDraft(place, writer));
  const [offered, setOffered] = useState(() =>
    worthOffering(readPlaceDraft({ uid: writer.uid, placeId: place?.id ?? null }), first),
  );
  const [placeId, setPlaceId] = useState(() => place?.id ?? offered?.placeId ?? newPlaceId());
  const [draft, setDraft] = useState(first);
  /** The last known stored version; null until the place is stored. */
  const [base, setBase] = useState<PlaceDraft | null>(place ? first : null);
  const [hasTried, setTried] = useState(false);
  const [alert, setAlert] = useState('');
  const [uploads, setUploads] = useState({ isBusy: false, failedCount: 0 });
  const [pickerRound, setPickerRound] = useState(0);
  /** Result of the last save; null after a new change. */
  const [stored, setStored] = useState<Place | null>(null);
  const isMounted = useRef(false);
  const saving = usePlaceSaving(writer, placeId);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const all = placeProblems(draft);
  const isDirty = !dequal(draft, base ?? first);
  const keeping = usePersistedDraft(
    { uid: writer.uid, placeId: base ? placeId : null },
    isDirty && !offered ? { placeId, base, draft } : null,
  );
  const step = base && params.get(stepParam) === imagesStep ? 'images' : 'basics';

  const goTo = (next: 'basics' | 'images') => {
    setParams(next === 'images' ? { [stepParam]: imagesStep } : {}, { replace: true });
  };
  const isReady = (): boolean => {
    const isMissing = missingFields(draft).length > 0;
    setTried(true);
    if (!isMissing && Object.keys(all).length === 0) {
      setAlert('');
      return true;
    }
    setAlert(isMissing ? requiredFieldsAlert : wrongFieldsAlert);
    if (step === 'images') goTo('basics');
    return false;
  };
  const settle = (saved: Place, from: PlaceDraft) => {
    const fields = fieldsOfPlace(saved);
    setBase(placeDraftOf(fields));
    // Keeps input that was typed during the save.
    const isAsWanted = differingFields(fields, placeFieldsOf(from)).every(
      (name) => name === 'isActive' && !writer.isSuperAdmin,
    );
    setDraft((known) => (isAsWanted && dequal(known, from) ? placeDraftOf(fields) : known));
    keeping.forget();
  };
  const store = async (change: { base: PlaceFields; wanted: PlaceFields }, from: PlaceDraft) => {
    const saved = await saving.update(change);
    if (!saved) return;
    settle(saved, from);
    setStored(saved);
    // Failed uploads can only be retried in the images step.
    if (uploads.failedCount > 0 && isMounted.current) goTo('images');
  };

  return {
    area,
    placeId,
    draft,
    base,
    /** Rating and number of reviews, for the preview. The editor does not change them. */
    reviews: { rating: place?.rating ?? 0, reviewsCount: place?.reviewsCount ?? 0 },
    step,
    alert,
    offered,
    uploads,
    pickerRound,
    stored,
    /** True if everything is stored, including changes made during the save. */
    isDone: stored !== null && !isDirty && !uploads.isBusy && uploads.failedCount === 0,
    mayFinish: saving.state.kind !== 'saving' && !uploads.isBusy,
    isDirty,
    /** Images in the editor, and images in the stored place. */
    pictures: { shown: draft.images, saved: (base ?? first).images },
    isKept: keeping.isKept,
    saving: saving.state,
    isMissing: missingFields(draft).length > 0,
    problems: hasTried ? all : tooLong(all),
    goTo,
    change: (changes: Partial<PlaceDraft>) => {
      setDraft((known) => ({ ...known, ...changes }));
      setAlert('');
      setStored(null);
    },
    setUploads,
    /** Restores the draft that was found. */
    takeOffered: () => {
      if (!offered) return;
      setDraft(offered.draft);
      if (offered.base) setBase(offered.base);
      setOffered(null);
      setPickerRound((round) => round + 1);
    },
    discardOffered: () => {
      keeping.forget();
      if (!place) setPlaceId(newPlaceId());
      setOffered(null);
    },
    /**
     * Finishes step 1: stores a new place; for a stored place, only opens step 2.
     * @returns true if step 1 is finished
     */
    continue: async (): Promise<boolean> => {
      if (!isReady()) return false;
      if (base) {
        goTo('images');
        return true;
      }
      // Stores the draft with its id before the request, so that a retry after a lost response or a closed page uses
      // the same id.
      keeping.flush();
      const created = await saving.create(placeFieldsOf(draft));
      if (!created) return false;
      settle(created, draft);
      // Does not navigate if the user left the page during the request.
      if (!isMounted.current) return true;
      onCreated(created.id);
      await withoutBackGuard();
      if (!isMounted.current) return true;
      void navigate(`${area.editPath(created.id)}?${stepParam}=${imagesStep}`, {
        replace: true,
      });
      return true;
    },
    finish: async (): Promise<void> => {
      if (!base || uploads.isBusy || !isReady()) return;
      await store({ base: placeFieldsOf(base), wanted: placeFieldsOf(draft) }, draft);
    },
    /** Stores the choices of a comparison, based on the version that was compared. */
    finishWith: async (theirs: Place, chosen: PlaceFields): Promise<void> => {
      const seen = fieldsOfPlace(theirs);
      const merged = placeDraftOf(chosen);
      setBase(placeDraftOf(seen));
      setDraft(merged);
      setPickerRound((round) => round + 1);
      await store({ base: seen, wanted: chosen }, merged);
    },
    putOff: saving.reset,
    /**
     * Starts a new place with the same data after the place was deleted. Drops the images, whose files were deleted
     * with it.
     */
    startAnew: () => {
      keeping.forget();
      const again = { ...draft, images: [], highlightImageIndex: 0 };
      savePlaceDraft(
        { uid: writer.uid, placeId: null },
        { savedAt: Date.now(), placeId: newPlaceId(), base: null, draft: again },
      );
      void navigate(area.newPath, { replace: true });
    },
  };
}

export type PlaceEditorState = ReturnType<typeof usePlaceEditor>;

function firstDraft(place: Place | null, { isSuperAdmin }: EditorOptions['writer']): PlaceDraft {
  return place
    ? placeDraftOf(fieldsOfPlace(place))
    : { ...emptyPlaceDraft, isActive: isSuperAdmin };
}

function worthOffering<T extends { draft: PlaceDraft }>(
  kept: T | null,
  first: PlaceDraft,
): T | null {
  return kept && !dequal(kept.draft, first) ? kept : null;
}

/** Returns the errors that are shown before the first attempt to continue. */
function tooLong(problems: PlaceProblems): PlaceProblems {
  return Object.fromEntries(
    Object.entries(problems).filter(([, problem]) => problem.kind === 'too-long'),
  );
}

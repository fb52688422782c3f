import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { dequal } from 'dequal/lite';
import { savePlaceDraft, readPlaceDraft } from '#features/places/data/place-draft-store.ts';
import { newPlaceId } from '#features/places/data/place-writes.ts';
import {
  emptyPlaceDraft,
  normalizePlaceFields,
  missingFields,
  toPlaceDraft,
  toPlaceFields,
  placeProblems,
} from '#features/places/model/place-draft.ts';
import type { PlaceDraft, PlaceProblems } from '#features/places/model/place-draft.ts';
import { differingFields, keepStoredValues } from '#features/places/model/place-difference.ts';
import type { PlaceFields } from '#features/places/model/place-fields.ts';
import type { Place } from '#features/places/model/place.ts';
import { usePlaceSaving } from './use-place-saving.ts';
import { requiredFieldsAlert, invalidFieldsAlert } from '#features/places/field-texts.ts';
import { removeBackGuard } from '#ui/use-back-guard.ts';
import { imagesStep, stepParam } from './editor-area.ts';
import type { EditorArea } from './editor-area.ts';
import { usePersistedDraft } from './use-persisted-draft.ts';

export interface PlaceEditorOptions {
  area: EditorArea;
  writer: { uid: string; isSuperAdmin: boolean };
  /** The place as first read; null for a new place. */
  place: Place | null;
  /** Called with the id of a new place, before the URL changes to it. */
  onCreated: (placeId: string) => void;
}

/** Holds the state and the actions of the two-step place editor. Its components only render them. */
export function usePlaceEditor({ area, writer, place, onCreated }: PlaceEditorOptions) {
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [initialDraft] = useState(() => createInitialDraft(place, writer));
  const [offeredDraft, setOfferedDraft] = useState(() =>
    selectDraftToOffer(
      readPlaceDraft({ uid: writer.uid, placeId: place?.id ?? null }),
      initialDraft,
    ),
  );
  const [placeId, setPlaceId] = useState(() => place?.id ?? offeredDraft?.placeId ?? newPlaceId());
  const [draft, setDraft] = useState(initialDraft);
  /** The last known stored version; null until the place is stored. */
  const [base, setBase] = useState<PlaceDraft | null>(place ? initialDraft : null);
  /** The place as last read or stored, not normalised; null until the place is stored. */
  const [storedPlace, setStoredPlace] = useState(place);
  const [hasTried, setTried] = useState(false);
  const [alertText, setAlertText] = useState('');
  const [uploads, setUploads] = useState({ isBusy: false, failedCount: 0 });
  const [pickerRound, setPickerRound] = useState(0);
  /** The place as stored by the last save of the whole place; null before that save and after a new change. */
  const [savedPlace, setSavedPlace] = useState<Place | null>(null);
  const isMounted = useRef(false);
  const saver = usePlaceSaving(writer, placeId);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const allProblems = placeProblems(draft);
  const isDirty = !dequal(draft, base ?? initialDraft);
  const persistedDraft = usePersistedDraft(
    { uid: writer.uid, placeId: base ? placeId : null },
    isDirty && !offeredDraft ? { placeId, base, draft } : null,
  );
  const step = base && params.get(stepParam) === imagesStep ? 'images' : 'basics';

  const goTo = (nextStep: 'basics' | 'images') => {
    setParams(nextStep === 'images' ? { [stepParam]: imagesStep } : {}, { replace: true });
  };
  const validate = (): boolean => {
    const hasMissingFields = missingFields(draft).length > 0;
    setTried(true);
    if (!hasMissingFields && Object.keys(allProblems).length === 0) {
      setAlertText('');
      return true;
    }
    setAlertText(hasMissingFields ? requiredFieldsAlert : invalidFieldsAlert);
    if (step === 'images') goTo('basics');
    return false;
  };
  const applySavedPlace = (saved: Place, sentDraft: PlaceDraft) => {
    const fields = normalizePlaceFields(saved);
    setBase(toPlaceDraft(fields));
    setStoredPlace(saved);
    // True if the place was stored as sent. Only then the stored values replace the draft, unless the user typed during
    // the save.
    const isSavedAsSent = differingFields(fields, toPlaceFields(sentDraft)).every(
      (name) => name === 'isActive' && !writer.isSuperAdmin,
    );
    setDraft((previous) =>
      isSavedAsSent && dequal(previous, sentDraft) ? toPlaceDraft(fields) : previous,
    );
    persistedDraft.discard();
  };
  const saveChanges = async (
    stored: Place,
    { base, newFields }: { base: PlaceFields; newFields: PlaceFields },
    sentDraft: PlaceDraft,
  ) => {
    const normalized = normalizePlaceFields(stored);
    const saved = await saver.update({
      base: keepStoredValues(base, stored, normalized),
      newFields: keepStoredValues(newFields, stored, normalized),
    });
    if (!saved) return;
    applySavedPlace(saved, sentDraft);
    setSavedPlace(saved);
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
    alertText,
    offeredDraft,
    uploads,
    pickerRound,
    savedPlace,
    /** True if everything is stored, including changes made during the save. */
    isDone: savedPlace !== null && !isDirty && !uploads.isBusy && uploads.failedCount === 0,
    canFinish: saver.state.kind !== 'saving' && !uploads.isBusy,
    isDirty,
    /** Images in the editor, and images in the stored place. */
    images: { shown: draft.images, saved: (base ?? initialDraft).images },
    isDraftSaved: persistedDraft.isSaved,
    saving: saver.state,
    hasMissingFields: missingFields(draft).length > 0,
    problems: hasTried ? allProblems : selectTooLongProblems(allProblems),
    goTo,
    change: (changes: Partial<PlaceDraft>) => {
      setDraft((previous) => ({ ...previous, ...changes }));
      setAlertText('');
      setSavedPlace(null);
    },
    setUploads,
    /** Replaces the form values with the stored draft that was offered to the user. */
    restoreDraft: () => {
      if (!offeredDraft) return;
      setDraft(offeredDraft.draft);
      if (offeredDraft.base) setBase(offeredDraft.base);
      setOfferedDraft(null);
      setPickerRound((round) => round + 1);
    },
    discardDraft: () => {
      persistedDraft.discard();
      if (!place) setPlaceId(newPlaceId());
      setOfferedDraft(null);
    },
    /**
     * Finishes step 1: stores a new place, still inactive; for a stored place, only opens step 2.
     * @returns true if step 1 is finished
     */
    continue: async (): Promise<boolean> => {
      if (!validate()) return false;
      if (base) {
        goTo('images');
        return true;
      }
      // Stores the draft with the place id before the request, so that a retry after a lost response or a closed page
      // uses the same id.
      persistedDraft.flush();
      // Visitors must not see a place without images: `isActive` of the draft is stored by the first save of the whole
      // place.
      const sentDraft = { ...draft, isActive: false };
      const created = await saver.create(toPlaceFields(sentDraft));
      if (!created) return false;
      applySavedPlace(created, sentDraft);
      // Does not navigate if the user left the page during the request.
      if (!isMounted.current) return true;
      onCreated(created.id);
      await removeBackGuard();
      if (!isMounted.current) return true;
      void navigate(`${area.editPath(created.id)}?${stepParam}=${imagesStep}`, {
        replace: true,
      });
      return true;
    },
    saveAll: async (): Promise<void> => {
      if (!base || !storedPlace || uploads.isBusy || !validate()) return;
      const change = { base: toPlaceFields(base), newFields: toPlaceFields(draft) };
      await saveChanges(storedPlace, change, draft);
    },
    /**
     * Saves the fields that the user chose in the comparison with `theirs`. The save may overwrite `theirs`, but no
     * later change of another user.
     */
    saveMerged: async (theirs: Place, chosenFields: PlaceFields): Promise<void> => {
      const theirFields = normalizePlaceFields(theirs);
      const mergedDraft = toPlaceDraft(chosenFields);
      setBase(toPlaceDraft(theirFields));
      setStoredPlace(theirs);
      setDraft(mergedDraft);
      setPickerRound((round) => round + 1);
      await saveChanges(theirs, { base: theirFields, newFields: chosenFields }, mergedDraft);
    },
    postponeConflict: saver.reset,
    /**
     * Starts a new place with the same data after the place was deleted. Drops the images, because their files were
     * deleted with the place.
     */
    createCopy: () => {
      persistedDraft.discard();
      const copiedDraft = { ...draft, images: [], highlightImageIndex: 0 };
      savePlaceDraft(
        { uid: writer.uid, placeId: null },
        { savedAt: Date.now(), placeId: newPlaceId(), base: null, draft: copiedDraft },
      );
      void navigate(area.newPath, { replace: true });
    },
  };
}

export type PlaceEditorState = ReturnType<typeof usePlaceEditor>;

function createInitialDraft(
  place: Place | null,
  { isSuperAdmin }: PlaceEditorOptions['writer'],
): PlaceDraft {
  return place
    ? toPlaceDraft(normalizePlaceFields(place))
    : { ...emptyPlaceDraft, isActive: isSuperAdmin };
}

function selectDraftToOffer<T extends { draft: PlaceDraft }>(
  storedDraft: T | null,
  initialDraft: PlaceDraft,
): T | null {
  return storedDraft && !dequal(storedDraft.draft, initialDraft) ? storedDraft : null;
}

/** Returns the errors that are shown before the first attempt to continue. */
function selectTooLongProblems(problems: PlaceProblems): PlaceProblems {
  return Object.fromEntries(
    Object.entries(problems).filter(([, problem]) => problem.kind === 'too-long'),
  );
}

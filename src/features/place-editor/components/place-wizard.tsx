import { useEffect, useRef, useState } from 'react';
import type { Ref } from 'react';
import { History, CircleCheck } from 'lucide-react';
import type { Category } from '#features/categories/model/category.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { unsavedChangesText } from '#features/pictures/panel-texts.ts';
import * as texts from '#features/place-editor/panel-texts.ts';
import { LeaveGuard } from '#ui/form/leave-guard.tsx';
import { cx } from '#ui/class-names.ts';
import { formatRelativeDate } from '#shared/formats/relative-dates.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { placeLink } from '#features/places/model/place-link.ts';
import { placeSummary } from '#features/places/model/place-summary.ts';
import type { Place } from '#features/places/model/place.ts';
import { BasicsStep } from './steps/basics-step.tsx';
import { usePlaceEditor } from './use-place-editor.ts';
import type { PlaceEditorOptions, PlaceEditorState } from './use-place-editor.ts';
import type { EditorArea } from './editor-area.ts';

const ImagesStep = lazyPart(
  texts.loadingImages,
  async () => (await import('./steps/images-step.tsx')).ImagesStep,
);
const EditConflict = lazyPart(
  texts.loadingConflict,
  async () => (await import('./steps/edit-conflict.tsx')).EditConflict,
);

interface PlaceWizardProps extends PlaceEditorOptions {
  categories: readonly Category[];
}

/** Renders the two steps: the fields of a place, and its images. */
export function PlaceWizard({ categories, ...options }: PlaceWizardProps) {
  const editor = usePlaceEditor(options);
  const { step, saving, savedPlace, isDone, offeredDraft } = editor;
  const heading = useRef<HTMLHeadingElement>(null);
  // The images step stays mounted, so that uploads continue while the user is on the other step.
  const [hasSeenImages, setSeenImages] = useState(false);
  if (step === 'images' && !hasSeenImages) setSeenImages(true);

  // Loads the second step during the first one, so that it is available if the connection is lost.
  useEffect(() => {
    ImagesStep.preload();
  }, []);

  const stage = isDone ? 'done' : saving.kind === 'changed' ? 'changed' : step;
  const lastStage = useRef(stage);
  useEffect(() => {
    if (lastStage.current === stage) return;
    lastStage.current = stage;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [stage]);

  const name = editor.base?.title ?? '';
  const isNew = options.place === null;
  const title = isNew && !editor.base ? texts.newPlace : isNew ? name : texts.editPlace(name);
  return (
    <>
      {savedPlace && isDone ? (
        <SavedBanner
          ref={heading}
          area={options.area}
          place={savedPlace}
          categories={categories}
          isNew={isNew}
          canChangeStatus={options.writer.isSuperAdmin}
        />
      ) : (
        <h1
          ref={heading}
          tabIndex={-1}
          className="mt-2 text-2xl font-extrabold wrap-anywhere outline-none md:text-3xl"
        >
          {title}
        </h1>
      )}
      {offeredDraft && <DraftOffer editor={editor} savedAt={offeredDraft.savedAt} />}
      {saving.kind === 'changed' && (
        <EditConflict
          key={saving.theirs.updatedAt?.getTime()}
          editor={editor}
          theirs={saving.theirs}
          author={saving.author}
          categories={categories}
          canChangeStatus={options.writer.isSuperAdmin}
        />
      )}
      <div hidden={isDone || offeredDraft !== null || saving.kind === 'changed'}>
        <StepBar editor={editor} />
        <div hidden={step !== 'basics'}>
          <BasicsStep
            editor={editor}
            categories={categories}
            canChangeStatus={options.writer.isSuperAdmin}
            isNew={isNew}
          />
        </div>
        <div hidden={step !== 'images'}>{hasSeenImages && <ImagesStep editor={editor} />}</div>
      </div>
      <LeaveGuard isNeeded={!offeredDraft && (editor.isDirty || editor.uploads.isBusy)}>
        {editor.uploads.isBusy
          ? texts.uploadsPending
          : unsavedChangesText(editor.images, editor.isDraftSaved)}
      </LeaveGuard>
    </>
  );
}

const steps = [
  { step: 'basics', label: texts.basicsStepLabel },
  { step: 'images', label: texts.imagesStepLabel },
] as const;

/** Renders the progress of the wizard. */
function StepBar({ editor }: { editor: PlaceEditorState }) {
  return (
    <ol aria-label={texts.stepsLabel} className="mt-4 flex gap-2 sm:max-w-md">
      {steps.map(({ step, label }, position) => {
        const isCurrent = editor.step === step;
        return (
          <li
            key={step}
            aria-current={isCurrent ? 'step' : undefined}
            className={cx(
              'flex-1 border-t-4 pt-2 text-sm font-semibold',
              isCurrent ? 'border-sea text-sea-ink' : 'border-line text-ink-muted',
            )}
          >
            {position + 1}. {label}
          </li>
        );
      })}
    </ol>
  );
}

/** Offers to restore or discard the draft found on this device. The form stays hidden until the user decides. */
function DraftOffer({ editor, savedAt }: { editor: PlaceEditorState; savedAt: number }) {
  const [now] = useState(() => new Date());
  const title = editor.offeredDraft?.draft.title.trim() ?? '';
  const savedDate = formatRelativeDate(new Date(savedAt), now);
  return (
    <section
      aria-labelledby="rascunho"
      className="mt-6 max-w-xl rounded-card border border-line bg-surface p-5 shadow-card"
    >
      <h2 id="rascunho" className="flex items-center gap-2 text-xl font-bold">
        <History aria-hidden size={22} className="shrink-0 text-sea-ink" />
        {texts.draftFound}
      </h2>
      <p className="mt-2 wrap-anywhere text-ink-muted">
        {texts.draftDetails(title.slice(0, 80), savedDate)}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={editor.restoreDraft}>{texts.restoreDraft}</Button>
        <Button variant="secondary" onClick={editor.discardDraft}>
          {texts.discardDraft}
        </Button>
      </div>
    </section>
  );
}

interface SavedBannerProps {
  ref: Ref<HTMLHeadingElement>;
  area: EditorArea;
  place: Place;
  categories: readonly Category[];
  isNew: boolean;
  canChangeStatus: boolean;
}

/** Renders the confirmation after a save, with the next steps. */
function SavedBanner(props: SavedBannerProps) {
  const { ref, area, place, categories, isNew, canChangeStatus } = props;
  const { categoryName } = placeSummary(place, categories);
  const nextStepText = place.isActive
    ? texts.savedActive
    : canChangeStatus
      ? texts.savedInactive
      : texts.savedForApproval;
  return (
    <div className="mx-auto flex max-w-md appear flex-col items-center gap-3 px-4 py-12 text-center">
      <div className="grid size-16 place-content-center rounded-full bg-open-soft text-open">
        <CircleCheck aria-hidden size={32} />
      </div>
      <h1 ref={ref} tabIndex={-1} className="text-2xl font-extrabold outline-none">
        {isNew ? texts.placeCreated : texts.placeSaved}
      </h1>
      <p className="font-semibold wrap-anywhere">{place.title}</p>
      <p className="text-ink-muted">{nextStepText}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <ButtonLink to={area.listPath}>{texts.backTo(area.listName)}</ButtonLink>
        <ButtonLink to={placeLink({ ...place, categoryName })} variant="secondary">
          {place.isActive ? texts.viewPublicPage : texts.viewInactivePage}
        </ButtonLink>
      </div>
    </div>
  );
}

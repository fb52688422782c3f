import { useEffect, useRef, useState } from 'react';
import type { Category } from '#features/categories/model/category.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { unsavedChangesText } from '#features/pictures/panel-texts.ts';
import * as texts from '#features/place-editor/panel-texts.ts';
import { LeaveGuard } from '#ui/form/leave-guard.tsx';
import { cx } from '#ui/class-names.ts';
import { BasicsStep } from './steps/basics-step.tsx';
import { SavedBanner } from './steps/saved-banner.tsx';
import { DraftOffer } from './steps/draft-offer.tsx';
import { usePlaceEditor } from './use-place-editor.ts';
import type { PlaceEditorOptions, PlaceEditorState } from './use-place-editor.ts';

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

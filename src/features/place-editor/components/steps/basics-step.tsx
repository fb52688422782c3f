import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { ArrowRight, Eye } from 'lucide-react';
import type { Category } from '#features/categories/model/category.ts';
import * as texts from '#features/place-editor/panel-texts.ts';
import { focusFirstProblem } from '#ui/form/focus-first-problem.ts';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { Button } from '#ui/button.tsx';
import {
  AddressPart,
  PriceAndAmenitiesPart,
  ContactPart,
  FactsPart,
  MainPart,
  ReservationPart,
  TranslationsPart,
} from '#features/place-editor/components/fields/basics-parts.tsx';
import { HoursPart } from '../hours/hours-part.tsx';
import type { PlaceEditorState } from '../use-place-editor.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { SavingFailure } from './saving-failure.tsx';

const PlacePreview = lazyPart(
  texts.loadingPreview,
  async () => (await import('../preview/place-preview.tsx')).PlacePreview,
);

interface BasicsStepProps {
  editor: PlaceEditorState;
  categories: readonly Category[];
  canChangeStatus: boolean;
  isNew: boolean;
}

/**
 * Renders step 1: all fields except the images. 'Continuar' creates a new place; for an existing place it only opens
 * step 2. 'Salvar' stores changes of an existing place.
 */
export function BasicsStep({ editor, categories, canChangeStatus, isNew }: BasicsStepProps) {
  const { draft, base, saving, alertText } = editor;
  const form = useRef<HTMLFormElement>(null);
  const [isPreviewing, setPreviewing] = useState(false);
  const partProps = { draft, onChange: editor.change, problems: editor.problems };
  const isSaving = saving.kind === 'saving';
  const canSave = editor.canFinish && editor.isDirty;

  const focusInvalidField = () => {
    // Runs after the invalid fields are marked.
    requestAnimationFrame(() => {
      if (form.current) focusFirstProblem(form.current);
    });
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving) return;
    if (!(await editor.continue())) focusInvalidField();
  };

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="mt-5">
      {!canChangeStatus && isNew && !base && (
        <p className="mb-5 rounded-control bg-sea-soft px-4 py-3 text-sea-ink">
          {texts.approvalHint}
        </p>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <MainPart
            {...partProps}
            categories={categories}
            canChangeStatus={canChangeStatus}
            isStored={base !== null}
          />
          <AddressPart {...partProps} />
          <HoursPart {...partProps} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <ContactPart {...partProps} />
          <PriceAndAmenitiesPart {...partProps} />
          <FactsPart {...partProps} />
          <ReservationPart {...partProps} />
          <TranslationsPart {...partProps} />
        </div>
      </div>
      <ActionBar
        message={
          <>
            {alertText && <FormAlert text={alertText} />}
            <SavingFailure editor={editor} />
            <p role="status" className="text-sm text-ink-muted empty:hidden">
              {editor.uploads.isBusy && texts.waitToSave}
            </p>
          </>
        }
      >
        <Button
          variant="quiet"
          className="mr-auto px-2"
          onClick={() => {
            setPreviewing(true);
          }}
        >
          <Eye aria-hidden size={20} />
          {/* A narrow phone has no room for the label beside the other buttons. */}
          <span className="max-[22rem]:sr-only">{texts.previewTitle}</span>
        </Button>
        {base && (
          <Button
            variant="secondary"
            aria-disabled={!canSave}
            onClick={() => {
              if (canSave) void editor.saveAll().then(focusInvalidField);
            }}
          >
            {isSaving ? texts.saving : texts.save}
          </Button>
        )}
        <Button type="submit" aria-disabled={editor.hasMissingFields || isSaving}>
          {isSaving && !base ? texts.saving : texts.continueToImages}
          <ArrowRight aria-hidden size={20} />
        </Button>
      </ActionBar>
      {isPreviewing && (
        <PlacePreview
          isOpen
          onClose={() => {
            setPreviewing(false);
          }}
          editor={editor}
          categories={categories}
        />
      )}
    </form>
  );
}

import type { Ref } from 'react';
import { CircleCheck } from 'lucide-react';
import type { Category } from '#features/categories/model/category.ts';
import * as texts from '#features/place-editor/panel-texts.ts';
import { placeLink } from '#features/places/model/place-link.ts';
import { placeSummary } from '#features/places/model/place-summary.ts';
import type { Place } from '#features/places/model/place.ts';
import { ButtonLink } from '#ui/button.tsx';
import type { EditorArea } from '../editor-area.ts';

interface SavedBannerProps {
  ref: Ref<HTMLHeadingElement>;
  area: EditorArea;
  place: Place;
  categories: readonly Category[];
  isNew: boolean;
  canChangeStatus: boolean;
}

/** Renders the confirmation after a save, with the next steps. */
export function SavedBanner(props: SavedBannerProps) {
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

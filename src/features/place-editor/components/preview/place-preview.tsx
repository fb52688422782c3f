import { useNow } from '#ui/use-now.ts';
import { PlaceCard } from '#features/places/components/card/place-card.tsx';
import type { Category } from '#features/categories/model/category.ts';
import { placeLink } from '#features/places/model/place-link.ts';
import { phoneText } from '#shared/phone.ts';
import { getOpeningState } from '#features/opening-hours/model/opening-state.ts';
import { listOpeningWeek } from '#features/opening-hours/model/opening-week.ts';
import { toPlaceFields } from '#features/places/model/place-draft.ts';
import type { PlaceFields } from '#features/places/model/place-fields.ts';
import { placeSummary } from '#features/places/model/place-summary.ts';
import type { Place } from '#features/places/model/place.ts';
import { factLines, factsTitle } from '#features/places/fact-texts.ts';
import { amenityLabel } from '#features/places/texts.ts';
import { noRatings } from '#features/reviews/model/rating.ts';
import { displayUrl } from '#shared/addresses/safe-url.ts';
import { openingDayName, openingDayText } from '#features/opening-hours/week-texts.ts';
import { openingStateText } from '#features/opening-hours/texts.ts';
import { reservationModeLabels } from '#features/place-editor/mode-panel-texts.ts';
import * as texts from '#features/place-editor/panel-texts.ts';
import { Dialog } from '#ui/dialog.tsx';
import type { PlaceEditorState } from '../use-place-editor.ts';

interface PlacePreviewProps {
  isOpen: boolean;
  onClose: () => void;
  editor: PlaceEditorState;
  categories: readonly Category[];
}

/** Renders a preview of the place before it is saved. */
export function PlacePreview({ isOpen, onClose, editor, categories }: PlacePreviewProps) {
  return (
    <Dialog title={texts.previewTitle} open={isOpen} onClose={onClose}>
      <Preview editor={editor} categories={categories} />
    </Dialog>
  );
}

function Preview({ editor, categories }: Pick<PlacePreviewProps, 'editor' | 'categories'>) {
  const fields = toPlaceFields(editor.draft);
  const shownFields = { ...fields, title: fields.title || texts.namelessPlace };
  const summary = placeSummary(toPreviewPlace(editor, shownFields), categories);
  return (
    <div className="mt-2">
      {/* The card is inert, because its links lead to a page that may not exist yet. */}
      <div inert>
        <PlaceCard place={summary} sizes="26rem" action={<></>} />
      </div>
      <dl className="mt-5 flex flex-col gap-4 text-sm [&_dd]:wrap-anywhere [&_dt]:font-semibold">
        <PreviewRow name={texts.previewDescription} text={fields.description} />
        <PreviewHours fields={fields} />
        <PreviewRow
          name={texts.previewAmenities}
          text={fields.amenities.map(amenityLabel).join(', ')}
        />
        <PreviewRow name={factsTitle} text={factLines(fields.facts).join('\n')} />
        <PreviewRow
          name={texts.previewContact}
          text={[phoneText(fields.phone), displayUrl(fields.website)].filter(Boolean).join('\n')}
        />
        <PreviewRow
          name={texts.previewLocation}
          text={[fields.location, fields.neighborhood].filter(Boolean).join('\n')}
        />
        <PreviewRow
          name={texts.previewReservations}
          text={reservationModeLabels[fields.reservation.mode]}
        />
      </dl>
      {editor.base?.isActive && (
        <p className="mt-5 text-sm">
          <a
            href={placeLink({ ...summary, title: editor.base.title })}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center font-semibold text-sea-ink underline"
          >
            {texts.openPublicPage}
          </a>
        </p>
      )}
    </div>
  );
}

function PreviewRow({ name, text }: { name: string; text: string }) {
  if (!text) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd className="whitespace-pre-line text-ink-muted">{text}</dd>
    </div>
  );
}

function PreviewHours({ fields: { hours } }: { fields: PlaceFields }) {
  const now = useNow();
  const stateText = openingStateText(getOpeningState(hours, now), now);
  if (hours.kind === 'unknown') return <PreviewRow name={texts.previewHours} text={stateText} />;
  if (hours.kind === 'text')
    return <PreviewRow name={texts.previewHours} text={hours.lines.join('\n')} />;
  const week = listOpeningWeek(hours.hours, now).map(
    (day) => `${openingDayName(day)}: ${openingDayText(day)}`,
  );
  return (
    <PreviewRow
      name={texts.previewHoursNow(stateText)}
      text={[...week, hours.hours.note].filter(Boolean).join('\n')}
    />
  );
}

function toPreviewPlace({ placeId, reviews }: PlaceEditorState, fields: PlaceFields): Place {
  const placeholderFields = {
    ratingCounts: noRatings,
    createdBy: '',
    createdAt: null,
    updatedAt: null,
  };
  return { id: placeId, ...fields, ...reviews, ...placeholderFields };
}

import { Images, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { isAwaitingApproval } from '#features/places/data/admin/admin-place-store.ts';
import type { Place } from '#features/places/model/place.ts';
import { placeLink } from '#features/places/model/place-link.ts';
import { linkTo } from '#shared/routes.ts';
import * as texts from '#features/places/panel-texts.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { Badge } from '#ui/badge.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Switch } from '#ui/switch.tsx';
import { ChoiceInput } from '#ui/form/choice-input.tsx';

/** Props of a list row. */
export interface PlaceRowProps {
  place: Place;
  categoryName: string;
  /** Uids of all super admins; null while loading. */
  superAdmins: readonly string[] | null;
  isChosen: boolean;
  /** Target state of the switch; undefined if no change is pending. */
  pending: boolean | undefined;
  /** Error of the last change; undefined if it succeeded. */
  failure: unknown;
  onChoose: (isChosen: boolean) => void;
  onActivate: (isActive: boolean) => void;
  onDelete: () => void;
}

export function PlaceRowCheckbox({ place, isChosen, onChoose }: PlaceRowProps) {
  return (
    <LabeledCheckbox
      isChosen={isChosen}
      label={texts.selectPlace(place.title)}
      onChoose={onChoose}
    />
  );
}

/** Renders a checkbox with a large touch target. */
export function LabeledCheckbox({
  isChosen,
  label,
  onChoose,
}: {
  isChosen: boolean;
  label: string;
  onChoose: (isChosen: boolean) => void;
}) {
  return (
    <label className="grid size-11 cursor-pointer place-content-center">
      <span className="sr-only">{label}</span>
      <ChoiceInput
        type="checkbox"
        checked={isChosen}
        onChange={(event) => {
          onChoose(event.target.checked);
        }}
      />
    </label>
  );
}

/** Renders the title as a link to the public page of an active place, or to the editor of an inactive one. */
export function PlaceRowTitle({ place, categoryName }: PlaceRowProps) {
  const { id, title, isActive } = place;
  return (
    <Link
      to={
        isActive
          ? placeLink({ id, title, categoryName })
          : linkTo('/admin/places/:placeId/edit', { placeId: id })
      }
      className="inline-flex min-h-6 items-center font-semibold wrap-anywhere underline-offset-4 hover:underline"
    >
      {title === '' ? texts.untitledPlace : title}
    </Link>
  );
}

export function PlaceRowLocation({ place }: PlaceRowProps) {
  return (
    <p className="line-clamp-2 text-sm font-normal wrap-anywhere text-ink-muted">
      {place.location}
    </p>
  );
}

/** Renders the switch that shows or hides the place. A place that waits for approval says so. */
export function PlaceVisibility({ place, superAdmins, pending, onActivate }: PlaceRowProps) {
  const isShown = pending ?? place.isActive;
  const isAwaiting = !isShown && superAdmins !== null && isAwaitingApproval(place, superAdmins);
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <Switch checked={isShown} onChange={onActivate}>
        {/* The name of a switch stays the same in both states, so the visible state is not part of it. */}
        <span className="inline-block w-14 text-sm" aria-hidden>
          {isShown ? texts.shownInGuide : texts.hiddenFromGuide}
        </span>
        <span className="sr-only">{texts.showInGuide(place.title)}</span>
      </Switch>
      {isAwaiting && <Badge tone="warning">{texts.awaitingApproval}</Badge>}
    </div>
  );
}

export function PlaceChangeFailure({ place, failure, onActivate }: PlaceRowProps) {
  if (failure === undefined) return null;
  return (
    <FailureLine
      sentences={texts.placeActivationErrors}
      error={failure}
      onRetry={() => {
        onActivate(!place.isActive);
      }}
    />
  );
}

const iconLinkClasses =
  'inline-grid size-11 shrink-0 place-content-center rounded-full text-ink transition-colors duration-150 hover:bg-sunken';

export function PlaceRowActions({ place, onDelete }: PlaceRowProps) {
  const { id, title } = place;
  return (
    <div className="flex">
      <Link
        to={linkTo('/admin/places/:placeId/edit', { placeId: id })}
        aria-label={texts.editPlace(title)}
        title={texts.editLabel}
        className={iconLinkClasses}
      >
        <Pencil aria-hidden size={20} />
      </Link>
      <Link
        to={linkTo('/manager/places/:placeId/photos', { placeId: id })}
        aria-label={texts.photosOfPlace(title)}
        title={texts.photosLabel}
        className={iconLinkClasses}
      >
        <Images aria-hidden size={20} />
      </Link>
      <IconButton label={texts.deletePlace(title)} onClick={onDelete}>
        <Trash2 aria-hidden size={20} />
      </IconButton>
    </div>
  );
}

import { ExternalLink, Eye, EyeOff, Images, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { isAwaitingApproval } from '#features/places/data/admin/admin-place-store.ts';
import type { Place } from '#features/places/model/place.ts';
import { PlacePicture } from '#features/pictures/components/place-picture.tsx';
import { findHighlightImage } from '#features/pictures/model/place-image.ts';
import { placeLink } from '#features/places/model/place-link.ts';
import { linkTo } from '#shared/routes.ts';
import * as texts from '#features/places/panel-texts.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { Badge } from '#ui/badge.tsx';
import { cx } from '#ui/class-names.ts';
import { RowMenu } from '#ui/row-menu.tsx';
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

/** Renders the title as a link to the editor. The link covers the nearest positioned ancestor. */
export function PlaceRowTitle({ place: { id, title } }: PlaceRowProps) {
  return (
    <Link
      to={linkTo('/admin/places/:placeId/edit', { placeId: id })}
      title={title}
      className="line-clamp-2 leading-6 font-semibold wrap-anywhere underline-offset-4 after:absolute after:inset-0 hover:underline"
    >
      {title === '' ? texts.untitledPlace : title}
    </Link>
  );
}

/** Renders the cover of the place. */
export function PlaceRowPicture({ place }: PlaceRowProps) {
  return (
    <PlacePicture
      image={findHighlightImage(place.images, place.highlightImageIndex)}
      alt=""
      sizes="64px"
      className="aspect-[4/3] w-16 shrink-0 rounded-control"
    />
  );
}

interface PlaceRowDetailProps extends PlaceRowProps {
  text: string;
  /** True in a card: its text may have several lines, and it has no switch which says that a place is hidden. */
  isCard?: boolean;
}

/** Renders the second line of a row. */
export function PlaceRowDetail({
  place,
  superAdmins,
  pending,
  text,
  isCard = false,
}: PlaceRowDetailProps) {
  const isShown = pending ?? place.isActive;
  const isAwaiting = !isShown && superAdmins !== null && isAwaitingApproval(place, superAdmins);
  return (
    <p
      className={cx(
        'flex min-w-0 items-center gap-x-2 text-sm font-normal text-ink-muted',
        isCard && 'flex-wrap',
      )}
    >
      {isAwaiting && <Badge tone="warning">{texts.awaitingApproval}</Badge>}
      {isCard && !isShown && !isAwaiting && <Badge>{texts.outOfGuide}</Badge>}
      <span className={isCard ? 'wrap-anywhere' : 'truncate'} title={text}>
        {text}
      </span>
    </p>
  );
}

/** Renders the switch that shows or hides the place. */
export function PlaceVisibility({ place, pending, onActivate }: PlaceRowProps) {
  return (
    // The label has no width; the margin removes its distance to the switch.
    <div className="-ml-4 flex">
      <Switch checked={pending ?? place.isActive} onChange={onActivate}>
        <span className="sr-only">{texts.showInGuide(place.title)}</span>
      </Switch>
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

interface PlaceRowMenuProps extends PlaceRowProps {
  /** True in a card (below 80rem): its menu shows or hides the place, because a switch would be next to the menu. */
  isCard?: boolean;
}

/** Renders the menu of a place. Its title is the link to the editor. */
export function PlaceRowMenu(props: PlaceRowMenuProps) {
  const { place, categoryName, pending, onActivate, onDelete, isCard = false } = props;
  const { id, title, isActive } = place;
  const isShown = pending ?? isActive;
  return (
    <RowMenu
      label={texts.moreOptions(title)}
      items={[
        ...(isActive
          ? [
              {
                label: texts.showInGuideLabel,
                name: texts.showPlaceInGuide(title),
                icon: ExternalLink,
                to: placeLink({ id, title, categoryName }),
              },
            ]
          : []),
        {
          label: texts.photosLabel,
          name: texts.photosOfPlace(title),
          icon: Images,
          to: linkTo('/manager/places/:placeId/photos', { placeId: id }),
        },
        ...(isCard
          ? [
              {
                label: isShown ? texts.removeFromGuideLabel : texts.addToGuideLabel,
                name: isShown ? texts.removeFromGuide(title) : texts.addToGuide(title),
                icon: isShown ? EyeOff : Eye,
                isDisabled: pending !== undefined,
                onSelect: () => {
                  onActivate(!isShown);
                },
              },
            ]
          : []),
        {
          label: texts.deleteLabel,
          name: texts.deletePlace(title),
          icon: Trash2,
          isDanger: true,
          onSelect: onDelete,
        },
      ]}
    />
  );
}

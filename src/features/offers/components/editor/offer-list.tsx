import type { ComponentProps, ReactNode } from 'react';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { BadgePercent, CalendarRange, Clock, Pencil, Ticket, Trash2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { placeQuery } from '#features/places/data/place-queries.ts';
import type { ClubOffer } from '#features/offers/model/club-offer.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import type { User } from '#features/account/model/user.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { setOfferActive } from '#features/offers/data/offer-writes.ts';
import { offerAvailabilityAt } from '#features/offers/model/offer-calendar.ts';
import type { OfferAvailability, OfferEnd } from '#features/offers/model/offer-calendar.ts';
import * as texts from '#features/offers/panel-texts.ts';
import { discountText, offerCondition, offerEndText } from '#features/offers/texts.ts';
import { useNow } from '#ui/use-now.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { lazyDialog } from '#ui/progressive/lazy-part.tsx';
import { Badge } from '#ui/badge.tsx';
import type { BadgeTone } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Switch } from '#ui/switch.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { useOfferMutation } from './use-offer-mutation.ts';

/** A single offer fills the row. */
const gridClasses = 'mt-4 grid gap-4 grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))]';

interface OfferListProps {
  user: User;
  offers: readonly ClubOffer[];
  /** Opening hours if all offers belong to one place; otherwise null, and each item reads its own place. */
  hours: PlaceHours | null;
  editPath: (offer: ClubOffer) => string;
  /** The place of each offer, if the list has no heading for the place. */
  place?: (offer: ClubOffer) => ReactNode;
  onDeleted: () => void;
}

/** List of offers as their manager sees them. */
export function OfferList({ user, offers, hours, editPath, place, onDeleted }: OfferListProps) {
  return (
    <ul className={gridClasses}>
      {offers.map((offer) => {
        const itemProps = {
          user,
          offer,
          editPath: editPath(offer),
          place: place?.(offer),
          onDeleted,
        };
        return hours ? (
          <OfferItem key={offer.id} {...itemProps} hours={hours} />
        ) : (
          <OfferItemWithPlace key={offer.id} {...itemProps} />
        );
      })}
    </ul>
  );
}

function OfferItemWithPlace(itemProps: Omit<ComponentProps<typeof OfferItem>, 'hours'>) {
  const { data } = useQuery(placeQuery(itemProps.offer.placeId));
  return <OfferItem {...itemProps} hours={data?.hours ?? null} />;
}

export function OfferListSkeleton() {
  return (
    <div className={gridClasses}>
      <Skeleton className="h-52 rounded-card" />
      <Skeleton className="h-52 rounded-card" />
    </div>
  );
}

const DeleteOfferDialog = lazyDialog(
  async () => (await import('./delete-offer-dialog.tsx')).DeleteOfferDialog,
);

const endTones: Partial<Record<OfferEnd, BadgeTone>> = {
  'never-again': 'closed',
  ended: 'closed',
  'used-up': 'closed',
};

function badgeToneOf(availability: OfferAvailability): BadgeTone | undefined {
  if (availability.kind === 'over') return endTones[availability.why];
  return availability.kind === 'valid' ? 'open' : 'sea';
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <li className="flex min-w-0 items-start gap-2">
      <Icon aria-hidden size={18} className="mt-px shrink-0 text-ink-muted" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}

interface OfferItemProps {
  user: User;
  offer: ClubOffer;
  /** Opening hours of the place; null while loading. */
  hours: PlaceHours | null;
  /** Path of the edit page. */
  editPath: string;
  /** The place of the offer, if the list has no heading for the place. */
  place?: ReactNode;
  /** Called after the deletion. */
  onDeleted: () => void;
}

/**
 * An offer as its manager sees it: a switch to activate it, a link to edit it, and a delete button if it was never
 * used.
 */
function OfferItem({ user, offer, hours, editPath, place, onDeleted }: OfferItemProps) {
  const now = useNow();
  const [isDeleting, setDeleting] = useState(false);
  const toggleMutation = useOfferMutation(user, (editor, isActive: boolean) =>
    setOfferActive(editor, offer.id, isActive),
  );
  const { title, usedCount } = offer;
  const availability = offerAvailabilityAt(offer, hours, now);

  return (
    <li className="flex min-w-0 flex-col rounded-card border border-line bg-surface p-4 shadow-card">
      <div className="flex">
        <Badge tone={badgeToneOf(availability)}>{texts.offerStateText(availability, now)}</Badge>
      </div>
      <h3 className="text-lg mt-2 font-bold wrap-anywhere">{title}</h3>
      {place}
      <ul className="mt-1 mb-3 flex flex-col gap-1 text-sm tabular">
        <Fact icon={BadgePercent}>{discountText(offer)}</Fact>
        <Fact icon={Clock}>{offerCondition(offer)}</Fact>
        <Fact icon={CalendarRange}>{offerEndText(offer)}</Fact>
        <Fact icon={Ticket}>{texts.usedTimes(usedCount)}</Fact>
      </ul>
      {toggleMutation.error && !toggleMutation.isPending && (
        <FailureLine
          sentences={texts.offerToggleErrors}
          error={toggleMutation.error}
          onRetry={() => {
            toggleMutation.mutate(toggleMutation.variables);
          }}
        />
      )}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 border-t border-line pt-2">
        <Switch
          checked={toggleMutation.isPending ? toggleMutation.variables : offer.isActive}
          onChange={(isActive) => {
            if (!toggleMutation.isPending) toggleMutation.mutate(isActive);
          }}
        >
          <span className="text-sm font-semibold">
            <RichText
              text={texts.activeOffer}
              parts={{ offer: () => <span className="sr-only">{title}</span> }}
            />
          </span>
        </Switch>
        <div className="-mr-2.5 flex">
          <ButtonLink
            variant="quiet"
            to={editPath}
            aria-label={texts.editOfferNamed(title)}
            className="px-2.5 text-sm"
          >
            <Pencil aria-hidden size={18} />
            {texts.edit}
          </ButtonLink>
          {usedCount === 0 && (
            <IconButton
              label={texts.deleteOfferNamed(title)}
              onClick={() => {
                setDeleting(true);
              }}
            >
              <Trash2 aria-hidden size={20} />
            </IconButton>
          )}
        </div>
      </div>
      {isDeleting && (
        <DeleteOfferDialog
          user={user}
          offer={offer}
          onClose={() => {
            setDeleting(false);
          }}
          onDeleted={onDeleted}
        />
      )}
    </li>
  );
}

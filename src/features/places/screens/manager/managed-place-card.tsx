import { useId, useState } from 'react';
import {
  CalendarDays,
  ChartNoAxesColumn,
  ExternalLink,
  Images,
  PenLine,
  Trash2,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Category } from '#features/categories/model/category.ts';
import type { Place } from '#features/places/model/place.ts';
import { placeLink } from '#features/places/model/place-link.ts';
import { placeSummary } from '#features/places/model/place-summary.ts';
import { linkTo } from '#shared/routes.ts';
import { isSuperAdmin } from '#features/account/model/user-rights.ts';
import type { User } from '#features/account/model/user.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { PlacePicture } from '#features/pictures/components/place-picture.tsx';
import * as texts from '#features/places/panel-texts.ts';
import { RatingLine } from '#features/reviews/components/rating-line.tsx';
import { OpenBadge } from '#features/opening-hours/components/place/open-badge.tsx';
import { Badge } from '#ui/badge.tsx';
import { useNow } from '#ui/use-now.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { StatisticsList } from '#features/statistics/components/place/statistics-list.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { RowMenu } from '#ui/row-menu.tsx';

const PlaceStatistics = lazyPart(
  texts.loadingStatistics,
  async () =>
    (await import('#features/statistics/components/place/place-statistics.tsx')).PlaceStatistics,
  { skeleton: <StatisticsList answer={null} /> },
);

const minorClasses = 'px-2.5 text-sm';

interface ManagedPlaceCardProps {
  user: User;
  place: Place;
  categories: readonly Category[];
  onRemove: () => void;
}

/** Renders a place in the manager's list with its opening state and actions; an inactive place shows its status. */
export function ManagedPlaceCard({ user, place, categories, onRemove }: ManagedPlaceCardProps) {
  const [isStatisticsShown, setStatisticsShown] = useState(false);
  const statisticsId = useId();
  const now = useNow();
  const summary = placeSummary(place, categories);
  const { id, title } = place;
  const hiddenName = (text: string) => (
    <span className="sr-only">
      <RichText text={text} parts={{ title: () => title }} />
    </span>
  );

  return (
    <article className="group relative flex h-full flex-col rounded-card border border-line bg-surface p-4 pb-2 shadow-card">
      <div className="flex gap-4 lg:flex-col">
        <PlacePicture
          image={summary.cover}
          alt=""
          sizes="(min-width: 64rem) 30rem, 128px"
          className="aspect-4/3 w-24 shrink-0 self-start rounded-control sm:w-32 lg:aspect-video lg:w-full"
        />
        <div className="min-w-20 flex-1">
          <div className="flex items-start justify-between gap-2">
            <h2 className="line-clamp-4 text-base font-bold wrap-anywhere underline-offset-4 group-hover:underline">
              {title}
            </h2>
            {/* The whole card opens the editor; its other actions are above this link. */}
            <Link
              to={linkTo('/manager/places/:placeId/edit', { placeId: id })}
              className="-mt-2 -mr-2 grid size-10 shrink-0 place-content-center text-sea-ink after:absolute after:inset-0 after:rounded-card"
            >
              <PenLine aria-hidden size={18} />
              <span className="sr-only">{texts.editOwnPlace(title)}</span>
            </Link>
          </div>
          <p className="text-sm wrap-anywhere text-ink-muted">
            {[summary.categoryName, place.neighborhood].filter(Boolean).join(' · ')}
          </p>
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
            {place.isActive ? (
              <OpenBadge hours={place.hours} now={now} />
            ) : (
              <InactiveBadge user={user} place={place} />
            )}
            <RatingLine rating={place.rating} count={place.reviewsCount} />
          </div>
        </div>
      </div>
      <div className="relative -mx-2.5 mt-auto flex justify-between pt-2">
        <ButtonLink
          to={linkTo('/manager/reservations', { place: id })}
          variant="quiet"
          aria-label={texts.reservationsOfPlace(title)}
          className={minorClasses}
        >
          <CalendarDays aria-hidden size={18} />
          {texts.reservationsLabel}
        </ButtonLink>
        <Button
          variant="quiet"
          aria-expanded={isStatisticsShown}
          aria-controls={statisticsId}
          onClick={() => {
            setStatisticsShown(!isStatisticsShown);
          }}
          className={minorClasses}
        >
          <ChartNoAxesColumn aria-hidden size={18} />
          <span>
            <RichText text={texts.statisticsOfPlace} parts={{ name: hiddenName }} />
          </span>
        </Button>
        <RowMenu
          label={texts.moreOptions(title)}
          items={[
            {
              label: texts.photosLabel,
              name: texts.photosOfPlace(title),
              icon: Images,
              to: linkTo('/manager/places/:placeId/photos', { placeId: id }),
            },
            {
              label: texts.showInGuideLabel,
              name: texts.showPlaceInGuide(title),
              icon: ExternalLink,
              to: placeLink(summary),
            },
            {
              label: texts.deleteLabel,
              name: texts.deletePlace(title),
              icon: Trash2,
              isDanger: true,
              onSelect: onRemove,
            },
          ]}
        />
      </div>
      <div id={statisticsId} hidden={!isStatisticsShown} className="relative pb-2">
        {isStatisticsShown && <PlaceStatistics uid={user.uid} placeId={id} />}
      </div>
    </article>
  );
}

/** Renders the status of an inactive place. One that a manager created awaits the approval of a super admin. */
function InactiveBadge({ user, place }: { user: User; place: Place }) {
  return place.createdBy === user.uid && !isSuperAdmin(user) ? (
    <Badge tone="warning">{texts.awaitingApproval}</Badge>
  ) : (
    <Badge>{texts.inactiveStatus}</Badge>
  );
}

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
import { cx } from '#ui/class-names.ts';
import { StatisticsList } from '#features/statistics/components/place/statistics-list.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { RowMenu } from '#ui/row-menu.tsx';

const PlaceStatistics = lazyPart(
  texts.loadingStatistics,
  async () =>
    (await import('#features/statistics/components/place/place-statistics.tsx')).PlaceStatistics,
  { skeleton: <StatisticsList answer={null} /> },
);

/** Equal tiles of an icon and a label, which fit three in a row of a narrow card. */
const actionClasses =
  'flex min-h-14 flex-1 flex-col items-center justify-center gap-1 rounded-control text-sm font-semibold text-sea-ink transition-colors duration-150 hover:bg-sea-soft';

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
      <div className="mb-3 flex gap-4 lg:flex-col">
        <PlacePicture
          image={summary.cover}
          alt=""
          sizes="(min-width: 64rem) 30rem, 128px"
          className="aspect-[4/3] w-24 shrink-0 self-start rounded-control sm:w-32 lg:aspect-video lg:w-full"
        />
        <div className="min-w-20 flex-1">
          <h2 className="line-clamp-4 text-base font-bold wrap-anywhere underline-offset-4 group-hover:underline">
            {title}
          </h2>
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
      <div className="-mx-2 mt-auto flex flex-wrap items-center border-t border-line pt-1">
        {/* The whole card opens the editor; its other actions are above this link. */}
        <Link
          to={linkTo('/manager/places/:placeId/edit', { placeId: id })}
          aria-label={texts.editOwnPlace(title)}
          className={cx(actionClasses, 'after:absolute after:inset-0 after:rounded-card')}
        >
          <PenLine aria-hidden size={20} />
          {texts.editLabel}
        </Link>
        <Link
          to={linkTo('/manager/reservations', { place: id })}
          aria-label={texts.reservationsOfPlace(title)}
          className={cx(actionClasses, 'relative')}
        >
          <CalendarDays aria-hidden size={20} />
          {texts.reservationsLabel}
        </Link>
        <button
          type="button"
          aria-expanded={isStatisticsShown}
          aria-controls={statisticsId}
          onClick={() => {
            setStatisticsShown(!isStatisticsShown);
          }}
          className={cx(actionClasses, 'relative')}
        >
          <ChartNoAxesColumn aria-hidden size={20} />
          <span>
            <RichText text={texts.statisticsOfPlace} parts={{ name: hiddenName }} />
          </span>
        </button>
        <div className="relative">
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

import { useRef, useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { History } from 'lucide-react';
import {
  clearRecentPlacesMutation,
  recentPlacesQuery,
} from '#features/places/data/recent-place-queries.ts';
import { errorCode } from '#shared/app-error.ts';
import { linkTo } from '#shared/routes.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/profile/texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { useNow } from '#ui/use-now.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { Banner } from '#ui/banner.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { useToast } from '#ui/toast.tsx';
import { placeLink } from '#features/places/model/place-link.ts';
import type { RecentPlace } from '#features/places/model/recent-places.ts';
import { formatRelativeDate } from '#shared/formats/relative-dates.ts';
import { PlacePicture } from '#features/pictures/components/place-picture.tsx';
import { TransitionLink } from '#ui/transition-link.tsx';

/** Rows shown initially and added by each 'Mostrar mais'. */
const pageSize = 10;

/** Renders the places that were opened on this device. */
export function RecentSection({ user }: { user: User }) {
  const query = useQuery(recentPlacesQuery(user.uid));
  const clearMutation = useMutation(clearRecentPlacesMutation(useQueryClient(), user.uid));
  const [shownCount, setShownCount] = useState(pageSize);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const now = useNow();
  const toast = useToast();

  const clearHistory = () => {
    clearMutation.mutate(undefined, {
      onSuccess: () => {
        toast(texts.recentPlacesCleared);
        titleRef.current?.focus();
      },
      onError: (failure) => {
        toast(errorSentence(texts.historyErrors, errorCode(failure)));
      },
    });
  };

  return (
    <section aria-labelledby="recent">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 ref={titleRef} id="recent" tabIndex={-1} className="text-xl font-bold outline-none">
          {texts.recentTitle}
        </h2>
        {query.data && query.data.length > 0 && (
          <Button variant="quiet" onClick={clearHistory} className="-mr-4">
            {texts.clearHistory}
          </Button>
        )}
      </div>
      <QueryView
        query={query}
        sentences={texts.historyErrors}
        failure="h3"
        isQuiet
        empty={
          <Banner
            as="h3"
            icon={<History aria-hidden size={28} />}
            title={texts.noRecentPlacesTitle}
            actions={<ButtonLink to={linkTo('/categories')}>{texts.discoverPlaces}</ButtonLink>}
          >
            <p>{texts.noRecentPlacesNote}</p>
          </Banner>
        }
      >
        {(recentPlaces) => (
          <>
            <p className="text-sm text-ink-muted">{texts.recentPlacesNote}</p>
            <ul className="mt-3 flex flex-col divide-y divide-line">
              {recentPlaces.slice(0, shownCount).map((place) => (
                <li key={place.placeId}>
                  <RecentPlaceRow place={place} now={now} />
                </li>
              ))}
            </ul>
            {recentPlaces.length > shownCount && (
              <MoreButton
                label={texts.showMore}
                onMore={() => {
                  setShownCount(shownCount + pageSize);
                }}
              />
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}

/** Renders a place with its data from the last visit. */
function RecentPlaceRow({ place, now }: { place: RecentPlace; now: Date }) {
  const { placeId, title, categoryName, neighborhood, cover, seenAt } = place;
  const placeText = [categoryName, neighborhood].filter(Boolean).join(' · ');
  return (
    <article className="group relative flex items-center gap-4 py-3">
      <PlacePicture
        image={cover}
        alt=""
        sizes="80px"
        className="aspect-[4/3] w-20 shrink-0 rounded-control"
      />
      <div className="min-w-0">
        <h3 className="line-clamp-2 text-base font-bold wrap-anywhere">
          <TransitionLink
            to={placeLink({ id: placeId, title, categoryName })}
            className="group-hover:underline after:absolute after:inset-0"
          >
            {title}
          </TransitionLink>
        </h3>
        {placeText && <p className="truncate text-sm text-ink-muted">{placeText}</p>}
        <p className="text-sm text-ink-muted">{formatRelativeDate(seenAt, now)}</p>
      </div>
    </article>
  );
}

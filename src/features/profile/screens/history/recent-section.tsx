import { useRef, useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCategoryNames } from '#features/categories/components/use-category-names.ts';
import * as texts from '#features/profile/texts.ts';
import { Button } from '#ui/button.tsx';
import {
  clearRecentPlacesMutation,
  recentPlacesQuery,
} from '#features/places/data/recent-place-queries.ts';
import { errorCode } from '#shared/app-error.ts';
import type { User } from '#features/account/model/user.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { MoreButton } from '#ui/more-button.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { useToast } from '#ui/toast.tsx';
import { placeLink } from '#features/places/model/place-link.ts';
import type { RecentPlace } from '#features/places/model/recent-places.ts';
import { TransitionLink } from '#ui/transition-link.tsx';
import { HistoryRow } from '#features/profile/components/history-row.tsx';
import { formatTime } from '#shared/formats/statistics.ts';
import { DayGroups } from './day-groups.tsx';

/** Rows shown initially and added by each 'Mostrar mais'. */
const pageSize = 10;

/** Renders the places that were opened on this device; nothing if there are none. */
export function RecentSection({ user }: { user: User }) {
  const query = useQuery(recentPlacesQuery(user.uid));
  const clearMutation = useMutation(clearRecentPlacesMutation(useQueryClient(), user.uid));
  const [shownCount, setShownCount] = useState(pageSize);
  const titleRef = useRef<HTMLHeadingElement>(null);
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

  // After clearing, the section stays: its title has the focus.
  const isEmpty = query.data === undefined || query.data.length === 0;
  if (isEmpty && !query.error && clearMutation.isIdle) return null;
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
        empty={<p className="text-ink-muted">{texts.noRecentPlacesNote}</p>}
      >
        {(recentPlaces) => (
          <>
            <p className="text-sm text-ink-muted">{texts.recentPlacesNote}</p>
            <DayGroups items={recentPlaces.slice(0, shownCount)} dateOf={({ seenAt }) => seenAt}>
              {(place) => <RecentPlaceRow key={place.placeId} place={place} />}
            </DayGroups>
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
function RecentPlaceRow({ place }: { place: RecentPlace }) {
  const { placeId, title, categoryName, neighborhood, cover, seenAt } = place;
  const categoryNameOf = useCategoryNames();
  const placeText = [categoryNameOf(categoryName), neighborhood].filter(Boolean).join(' · ');
  return (
    <HistoryRow cover={cover}>
      <div className="flex items-start justify-between gap-3">
        <h4 className="line-clamp-2 text-base font-bold wrap-anywhere">
          <TransitionLink
            to={placeLink({ id: placeId, title, categoryName })}
            className="group-hover:underline after:absolute after:inset-0"
          >
            {title}
          </TransitionLink>
        </h4>
        <time dateTime={seenAt.toISOString()} className="text-sm text-ink-muted tabular">
          {formatTime(seenAt)}
        </time>
      </div>
      {placeText && <p className="truncate text-sm text-ink-muted">{placeText}</p>}
    </HistoryRow>
  );
}

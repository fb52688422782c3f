import { useEffect, useState } from 'react';
import { MapPin, UserRound } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import * as texts from '#app/panel-texts.ts';
import type { User } from '#features/account/model/user.ts';
import { adminPlacesQuery } from '#features/places/data/admin/admin-place-queries.ts';
import { managedPlacesQuery } from '#features/places/data/managed-places-query.ts';
import type { Place } from '#features/places/model/place.ts';
import { hasWordsBeginning } from '#features/search/model/word-search.ts';
import { userListQuery } from '#features/users/data/admin-user-queries.ts';
import { noUserFilter, userFilterParams } from '#features/users/model/user-list.ts';
import { linkTo } from '#shared/routes.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { useDebouncedText } from '#ui/use-debounced-text.ts';
import { panels } from './panels.ts';
import type { Panel } from './panels.ts';

/** A screen, place or user of the command menu. */
export interface Destination {
  to: string;
  name: string;
  detail: string;
  icon: LucideIcon;
}

interface DestinationGroup {
  label: string;
  destinations: readonly Destination[];
}

/** Maximum number of places, and of users. */
const maxFound = 6;
/** Length from which places and users are searched. */
const minTextLength = 2;
/** Maximum number of pages of managed places that are searched: room for every assigned place and a page of others. */
const maxManagedPages = 6;

/**
 * Returns the destinations of the command menu for a typed text: screens at once, places and users once they are
 * found. Super admins find every place and user; managers find the places that they manage.
 */
export function useDestinations(user: User, isSuperAdmin: boolean) {
  const [searchedText, setSearchedText] = useState('');
  const { typed, text, setTyped } = useDebouncedText(searchedText, setSearchedText);
  const words = foldText(text).split(/\s+/).filter(Boolean);
  const isSearch = isSuperAdmin && text.length >= minTextLength;
  const isEnabled = isSearch && text === searchedText;

  const placesQuery = useQuery({
    ...adminPlacesQuery(
      user.uid,
      { text: searchedText, categoryId: null, status: null, sort: 'titulo' },
      null,
    ),
    enabled: isEnabled,
    // Results of the previous text must not be chosen for this one.
    placeholderData: undefined,
  });
  const usersQuery = useQuery({
    ...userListQuery(user.uid, { ...noUserFilter, text: searchedText }, null),
    enabled: isEnabled,
    placeholderData: undefined,
  });
  const managedQuery = useInfiniteQuery({ ...managedPlacesQuery(user), enabled: !isSuperAdmin });
  const managedPages = managedQuery.data?.pages ?? [];
  const managedPlaces = managedPages.flatMap(({ places }) => places);
  // A place can be on two pages.
  const foundManagedPlaces = [
    ...new Map(managedPlaces.map((place) => [place.id, place])).values(),
  ].filter(({ title }) => hasWordsBeginning(foldText(title), words));
  // Searched here, page by page, because the rules do not let a manager list hidden places.
  const needsNextPage =
    !isSuperAdmin &&
    words.length > 0 &&
    foundManagedPlaces.length < maxFound &&
    managedPages.length < maxManagedPages &&
    managedQuery.hasNextPage;
  // The number of the page runs the effect again, even if a page arrives without a render in between.
  const neededPage = needsNextPage ? managedPages.length : null;
  const { isFetching, isError, fetchNextPage } = managedQuery;
  useEffect(() => {
    if (neededPage !== null && !isFetching && !isError) void fetchNextPage();
  }, [neededPage, isFetching, isError, fetchNextPage]);

  const queries = isSuperAdmin ? [placesQuery, usersQuery] : [managedQuery];
  const isCurrent = !isSuperAdmin || isEnabled;
  const error = (isCurrent && queries.find((query) => query.isError)?.error) || null;
  // Both lists appear together, so that no list moves under the pointer.
  const isSearching =
    error === null &&
    (isSearch || !isSuperAdmin) &&
    (text !== searchedText || needsNextPage || queries.some((query) => query.isPending));
  const isFound = isEnabled && !isSearching && error === null;

  const places = isSuperAdmin
    ? isFound
      ? (placesQuery.data?.places ?? [])
      : []
    : foundManagedPlaces;
  const foundUsers = isFound ? (usersQuery.data?.items ?? []) : [];
  const openPanels = isSuperAdmin ? [panels['super-admins'], panels.managers] : [panels.managers];
  const groups: DestinationGroup[] = [
    {
      label: texts.screensGroup,
      destinations: openPanels.flatMap((panel) => screensOf(panel, words)),
    },
    {
      label: texts.places,
      destinations: places.slice(0, maxFound).map((place) => placeDestination(place, isSuperAdmin)),
    },
    { label: texts.people, destinations: foundUsers.slice(0, maxFound).map(userDestination) },
  ];
  return {
    typed,
    setTyped,
    groups: groups.filter(({ destinations }) => destinations.length > 0),
    isSearching,
    error,
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}

/** Returns the screens whose name, group or panel has the words. */
function screensOf({ name: panelName, groups }: Panel, words: readonly string[]): Destination[] {
  return groups.flatMap(({ label: group, items }) =>
    items
      .filter(({ label }) =>
        hasWordsBeginning(foldText([label, group, panelName].join(' ')), words),
      )
      .map(({ to, label, icon }) => ({ to, name: label, detail: group ?? panelName, icon })),
  );
}

function placeDestination(
  { id, title, location, isActive }: Place,
  isSuperAdmin: boolean,
): Destination {
  return {
    to: isSuperAdmin
      ? linkTo('/admin/places/:placeId/edit', { placeId: id })
      : linkTo('/manager/places/:placeId/edit', { placeId: id }),
    name: title,
    detail: isActive ? location : texts.hiddenPlace,
    icon: MapPin,
  };
}

function userDestination({ displayName, email }: User): Destination {
  const filter = userFilterParams({ ...noUserFilter, text: email });
  return {
    to: linkTo('/admin/users', Object.fromEntries(filter)),
    name: displayName,
    detail: email,
    icon: UserRound,
  };
}

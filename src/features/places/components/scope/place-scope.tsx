import type { ReactNode } from 'react';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { placeQuery } from '#features/places/data/place-queries.ts';
import type { Place } from '#features/places/model/place.ts';
import { linkTo } from '#shared/routes.ts';
import { canManagePlace, isSuperAdmin } from '#features/account/model/user-rights.ts';
import type { User } from '#features/account/model/user.ts';
import { placeDetailErrors } from '#features/places/page-texts.ts';
import * as texts from '#features/places/panel-texts.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Banner } from '#ui/banner.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { RecordView } from '../record-view.tsx';
import { useManagedPlaces } from './use-managed-places.ts';
import { PlaceGroupPager } from './place-group-pager.tsx';

const AnyPlacePicker = lazyPart(
  texts.loadingPlaces,
  async () => (await import('../any-place-picker.tsx')).AnyPlacePicker,
);

interface ScopeHeadingProps {
  /** Heading of the page. The field that selects a place is in its row. */
  title: string;
  /** Further action in the row of the heading. */
  action?: ReactNode;
  /** Content between the row of the heading and the places. */
  toolbar?: ReactNode;
}

interface PlaceScopeProps extends ScopeHeadingProps {
  user: User;
  /** Shows one managed place at a time: the first one if the URL names none. */
  isSinglePlace?: boolean;
  /** @param places the selected place, or one group of up to 40 managed places */
  children: (places: readonly Place[]) => ReactNode;
}

/**
 * Renders the heading of a page and selects the place whose records are shown, such as reservations or events. The
 * selection is stored in the URL.
 */
export function PlaceScope({ user, isSinglePlace = false, children, ...heading }: PlaceScopeProps) {
  const [params, setParams] = useSearchParams();
  const placeId = params.get('place') ?? '';
  const selectPlace = (id: string) => {
    setParams(
      (previous) => {
        if (id) previous.set('place', id);
        else previous.delete('place');
        return previous;
      },
      { replace: true },
    );
  };
  if (isSuperAdmin(user)) {
    return (
      <>
        <ScopeHeading {...heading} />
        {placeId ? (
          <SelectedPlace key={placeId} user={user} placeId={placeId} onSelectOther={selectPlace}>
            {children}
          </SelectedPlace>
        ) : (
          <AnyPlacePicker onPick={selectPlace} />
        )}
      </>
    );
  }
  return (
    <ManagedScope {...{ user, isSinglePlace, placeId, heading }} onChoose={selectPlace}>
      {children}
    </ManagedScope>
  );
}

/** Renders the heading of the page, with the field that selects a place on its right or, on a phone, below it. */
function ScopeHeading({
  title,
  action,
  toolbar,
  children,
}: ScopeHeadingProps & { children?: ReactNode }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 lg:min-h-11">
        <h1 className="grow text-2xl font-extrabold md:text-3xl">{title}</h1>
        {action}
        <div className="min-w-0 empty:hidden max-sm:w-full sm:max-w-xs">{children}</div>
      </div>
      {toolbar}
    </>
  );
}

interface ManagedScopeProps extends Pick<PlaceScopeProps, 'user' | 'isSinglePlace' | 'children'> {
  heading: ScopeHeadingProps;
  placeId: string;
  onChoose: (placeId: string) => void;
}

function ManagedScope(props: ManagedScopeProps) {
  const { user, isSinglePlace = false, heading, placeId, onChoose, children } = props;
  const list = useManagedPlaces(user);
  const { query, groups, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const [groupIndex, setGroupIndex] = useState(0);
  const shownPlaces = groups[groupIndex] ?? [];
  const firstId = shownPlaces[0]?.id ?? '';
  const countBefore = groups.slice(0, groupIndex).reduce((sum, { length }) => sum + length, 0);
  const goToNextGroup = () => {
    if (groupIndex + 1 < groups.length) setGroupIndex(groupIndex + 1);
    else void fetchNextPage().then(({ isError }) => isError || setGroupIndex(groupIndex + 1));
  };
  const places = query.data ?? [];
  const singlePlace = isSinglePlace && places.find(({ id }) => id === (placeId || firstId));
  return (
    <>
      <ScopeHeading {...heading}>
        {places.length > (placeId ? 0 : 1) && (
          <PlaceSelect
            places={places}
            hasAll={!isSinglePlace}
            value={placeId || (isSinglePlace ? firstId : '')}
            onChange={onChoose}
          />
        )}
        {/* Only if the field will be there, so that nothing moves. */}
        {query.data === undefined && !query.error && (placeId || user.managedPlaces.length > 1) && (
          <Skeleton className="h-11 sm:w-44" />
        )}
      </ScopeHeading>
      <QueryView
        query={query}
        sentences={texts.managedPlacesErrors}
        loading={texts.loadingOwnPlaces}
        skeleton={<ScopeSkeleton />}
        empty={
          <Banner
            icon={<Store aria-hidden size={28} />}
            title={texts.noOwnPlaces}
            actions={
              <ButtonLink to={linkTo('/manager/places/new')}>{texts.newOwnPlace}</ButtonLink>
            }
          >
            <p>{texts.noOwnPlacesHint}</p>
          </Banner>
        }
      >
        {() =>
          placeId && !singlePlace ? (
            <SelectedPlace key={placeId} user={user} placeId={placeId}>
              {children}
            </SelectedPlace>
          ) : (
            <>
              {!placeId && (groups.length > 1 || hasNextPage) && (
                <PlaceGroupPager
                  firstPosition={countBefore + 1}
                  lastPosition={countBefore + shownPlaces.length}
                  onBack={
                    groupIndex > 0
                      ? () => {
                          setGroupIndex(groupIndex - 1);
                        }
                      : null
                  }
                  onNext={groupIndex + 1 < groups.length || hasNextPage ? goToNextGroup : null}
                  isBusy={isFetchingNextPage}
                  error={list.isFetchNextPageError ? list.error : null}
                />
              )}
              {children(singlePlace ? [singlePlace] : shownPlaces)}
            </>
          )
        }
      </QueryView>
    </>
  );
}

interface SelectedPlaceProps extends Pick<PlaceScopeProps, 'user' | 'children'> {
  placeId: string;
  /**
   * Shows the place title and a button that selects another place. Absent if the user selects the place with
   * PlaceSelect.
   */
  onSelectOther?: (placeId: string) => void;
}

/** Loads and renders the selected place, even if it is not in the loaded list. */
function SelectedPlace({ user, placeId, onSelectOther, children }: SelectedPlaceProps) {
  const query = useQuery(placeQuery(placeId));
  const chooseOtherButton = onSelectOther && (
    <Button
      variant="secondary"
      onClick={() => {
        onSelectOther('');
      }}
    >
      {texts.chooseOtherPlace}
    </Button>
  );
  return (
    <>
      <RecordView
        query={query}
        sentences={placeDetailErrors}
        isQuiet
        loading={texts.loadingPlace}
        skeleton={<ScopeSkeleton />}
      >
        {(place) =>
          canManagePlace(user, place.id, place.createdBy) ? (
            <>
              {chooseOtherButton && (
                <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
                  <p className="font-semibold wrap-anywhere">{place.title}</p>
                  {chooseOtherButton}
                </div>
              )}
              {children([place])}
            </>
          ) : (
            <Banner icon={<Store aria-hidden size={28} />} title={texts.notYourPlace}>
              <p>{texts.chooseFromListHint}</p>
            </Banner>
          )
        }
      </RecordView>
      {query.isLoadingError && <div className="text-center">{chooseOtherButton}</div>}
    </>
  );
}

function ScopeSkeleton() {
  return (
    <>
      <Skeleton className="mt-6 h-40 rounded-card" />
      <Skeleton className="mt-4 h-40 rounded-card" />
    </>
  );
}

interface PlaceSelectProps {
  places: readonly Place[];
  /** Offers all places together as the first option. */
  hasAll: boolean;
  /** Id of the selected place; '' for all places. */
  value: string;
  onChange: (placeId: string) => void;
}

/** Selects one of the manager's places, or all of them. */
function PlaceSelect({ places, hasAll, value, onChange }: PlaceSelectProps) {
  const isListed = value === '' || places.some((place) => place.id === value);
  return (
    <SelectField
      label={texts.placeLabel}
      isLabelHidden
      value={value}
      options={[
        ...(hasAll ? [{ value: '', label: texts.allOwnPlaces }] : []),
        ...(isListed ? [] : [{ value, label: texts.selectedPlace }]),
        ...places.map(({ id, title }) => ({ value: id, label: title })),
      ]}
      onChange={onChange}
    />
  );
}

import { startTransition, useId } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import {
  toFavoriteAddressParams,
  parseFavoriteAddress,
} from '#features/favorites/model/favorite-address.ts';
import {
  favoriteFilterCount,
  favoriteGroupings,
  favoriteSorts,
  noFavoriteFilters,
} from '#features/favorites/model/favorite-arrangement.ts';
import type { FavoriteFilters } from '#features/favorites/model/favorite-arrangement.ts';
import type { Favorite } from '#features/favorites/model/favorite.ts';
import { linkTo } from '#shared/routes.ts';
import type { User } from '#features/account/model/user.ts';
import { mapSwitchParts, useMapAddress } from '#features/map/components/list-map/map-switch.tsx';
import * as arrangementTexts from '#features/favorites/arrangement-texts.ts';
import * as texts from '#features/favorites/texts.ts';
import { lazyDialog, lazyPart } from '#ui/progressive/lazy-part.tsx';
import { Button } from '#ui/button.tsx';
import { LinkChip, ToggleChip } from '#ui/chip.tsx';
import { Select } from '#ui/form/select.tsx';
import { useAddressState } from '#ui/use-address-state.ts';
import { useOverlay } from '#ui/use-overlay.ts';

const FavoriteFilterSheet = lazyDialog(
  async () => (await import('./favorite-filter-sheet.tsx')).FavoriteFilterSheet,
);

const ArrangedFavorites = lazyPart(
  texts.loadingFavorites,
  async () => (await import('./arranged-favorites.tsx')).ArrangedFavorites,
);

/** Number of favourites from which groups are offered. */
const minFavoritesToGroup = 8;

interface FavoriteBarProps {
  user: User;
  favorites: readonly Favorite[];
  /** True if the address sets an order, a grouping or a filter, so that this component renders the list. */
  isArranged: boolean;
}

/**
 * Renders the controls above the favourites: filters, the map on phones, 'Aberto agora', order and grouping, and on
 * phones the link to the comparison. Below them it renders the arranged list.
 */
export function FavoriteBar({ user, favorites, isArranged }: FavoriteBarProps) {
  const { state, requestedState, update } = useAddressState(
    parseFavoriteAddress,
    toFavoriteAddressParams,
  );
  const { filters, sort, grouping } = requestedState;
  const sheet = useOverlay();
  const { isMapShown, showMap } = useMapAddress();
  const mapSwitch = mapSwitchParts(isMapShown);
  const count = favoriteFilterCount({ ...filters, area: null });
  const changeFilters = (changes: Partial<FavoriteFilters>) => {
    update({ ...requestedState, filters: { ...filters, ...changes } });
    sheet.noteAddress();
  };
  return (
    <>
      <div className="scroll-row -my-1.5 items-center gap-2 py-2 sm:gap-3">
        <Button
          variant="secondary"
          className="shrink-0 rounded-full px-3!"
          aria-haspopup="dialog"
          onPointerEnter={FavoriteFilterSheet.preload}
          onClick={() => {
            startTransition(sheet.open);
          }}
        >
          <SlidersHorizontal aria-hidden size={18} />
          {arrangementTexts.openFilters(count)}
        </Button>
        {/* Not above the list, where it would cover the text of a row. */}
        <Button
          variant="secondary"
          aria-label={mapSwitch.name}
          className="shrink-0 rounded-full px-3! lg:hidden"
          onClick={() => {
            showMap(!isMapShown);
          }}
        >
          <mapSwitch.Icon aria-hidden size={18} />
          {mapSwitch.word}
        </Button>
        <ToggleChip
          pressed={filters.isOpen}
          onToggle={() => {
            changeFilters({ isOpen: !filters.isOpen });
          }}
        >
          {arrangementTexts.openNow}
        </ToggleChip>
        <LabeledSelect
          label={arrangementTexts.sortLabel}
          options={favoriteSorts.map((value) => [
            value,
            arrangementTexts.favoriteSortLabels[value],
          ])}
          value={sort}
          onChoose={(chosenValue) => {
            const next = favoriteSorts.find((option) => option === chosenValue) ?? favoriteSorts[0];
            update({ ...requestedState, sort: next });
          }}
        />
        {(grouping !== null || favorites.length >= minFavoritesToGroup) && (
          <LabeledSelect
            label={arrangementTexts.groupingLabel}
            options={[
              ['', arrangementTexts.noGrouping],
              ...favoriteGroupings.map(
                (value) => [value, arrangementTexts.favoriteGroupingLabels[value]] as const,
              ),
            ]}
            value={grouping ?? ''}
            onChoose={(chosenValue) => {
              const next = favoriteGroupings.find((option) => option === chosenValue) ?? null;
              update({ ...requestedState, grouping: next });
            }}
          />
        )}
        {favorites.length > 1 && (
          <span className="flex shrink-0 lg:hidden">
            <LinkChip to={linkTo('/comparar')}>{texts.comparePlaces}</LinkChip>
          </span>
        )}
      </div>
      {sheet.isOpen && (
        <FavoriteFilterSheet
          user={user}
          favorites={favorites}
          arrangement={requestedState}
          onChange={changeFilters}
          onClear={() => {
            changeFilters({ ...noFavoriteFilters, area: filters.area });
          }}
          onClose={sheet.close}
        />
      )}
      {isArranged && (
        <div className="mt-4 w-full">
          <ArrangedFavorites
            user={user}
            favorites={favorites}
            arrangement={state}
            requestedFilters={filters}
            onChange={changeFilters}
          />
        </div>
      )}
    </>
  );
}

interface LabeledSelectProps {
  label: string;
  options: readonly (readonly [value: string, text: string])[];
  value: string;
  onChoose: (value: string) => void;
}

function LabeledSelect({ label, options, value, onChoose }: LabeledSelectProps) {
  const id = useId();
  return (
    <div className="relative flex shrink-0 items-center gap-2">
      <label htmlFor={id} className="text-sm font-semibold max-sm:sr-only">
        {label}
      </label>
      <Select
        id={id}
        isInChipRow
        value={value}
        onChange={(event) => {
          onChoose(event.target.value);
        }}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </Select>
    </div>
  );
}

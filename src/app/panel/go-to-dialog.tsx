import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import * as texts from '#app/panel-texts.ts';
import type { User } from '#features/account/model/user.ts';
import { cx } from '#ui/class-names.ts';
import { Dialog } from '#ui/dialog.tsx';
import { FailureLine } from '#ui/failure-line.tsx';
import { canLeavePage } from '#ui/form/can-leave-page.ts';
import { SearchInput } from '#ui/search-input.tsx';
import type { Destination } from './use-destinations.ts';
import { useDestinations } from './use-destinations.ts';

interface GoToDialogProps {
  user: User;
  /** True if the user may open every place and the administrators' screens. */
  isSuperAdmin: boolean;
  onClose: () => void;
}

/**
 * Command menu of the panels, a combobox (WAI-ARIA APG) that opens a screen, a place or a user. The first result is
 * selected, so that Enter opens it.
 */
export function GoToDialog({ user, isSuperAdmin, onClose }: GoToDialogProps) {
  const { typed, setTyped, groups, isSearching, error, retry } = useDestinations(
    user,
    isSuperAdmin,
  );
  const [active, setActive] = useState({ text: '', index: 0 });
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const navigate = useNavigate();
  const destinations = groups.flatMap((group) => group.destinations);
  // The selected position is only valid for the text for which it was selected.
  const activeIndex = active.text === typed ? active.index : 0;
  const optionId = (destination: Destination) => `${listId}-${destinations.indexOf(destination)}`;
  const activeDestination = destinations[activeIndex];

  useEffect(() => {
    field.current?.focus();
  }, []);

  useEffect(() => {
    document.getElementById(`${listId}-${activeIndex}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, activeIndex]);

  const goTo = ({ to }: Destination) => {
    onClose();
    if (canLeavePage(to)) void navigate(to);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const count = destinations.length;
    if (count === 0) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive({ text: typed, index: (activeIndex + step + count) % count });
    } else if (event.key === 'Enter' && activeDestination) {
      event.preventDefault();
      goTo(activeDestination);
    }
  };

  const isEmpty = destinations.length === 0;
  const status = isSearching
    ? texts.searching
    : error === null
      ? texts.resultCount(destinations.length)
      : '';
  return (
    <Dialog title={texts.goTo} onClose={onClose}>
      <div className="relative">
        <SearchInput
          ref={field}
          role="combobox"
          value={typed}
          onChange={setTyped}
          onKeyDown={onKeyDown}
          aria-label={texts.goToField(isSuperAdmin)}
          placeholder={texts.goToField(isSuperAdmin)}
          aria-autocomplete="list"
          aria-expanded={!isEmpty}
          aria-controls={isEmpty ? undefined : listId}
          aria-activedescendant={activeDestination && optionId(activeDestination)}
          maxLength={100}
        />
      </div>
      <p role="status" className="mt-2 min-h-5 px-1 text-sm text-ink-muted">
        {status}
      </p>
      {error !== null && (
        <FailureLine sentences={texts.goToErrors(isSuperAdmin)} error={error} onRetry={retry} />
      )}
      {!isEmpty && (
        <div
          id={listId}
          role="listbox"
          aria-label={texts.goToResults}
          className="-mx-2 mt-1 max-h-[50dvh] overflow-y-auto overscroll-contain"
        >
          {groups.map(({ label, destinations: ofGroup }) => (
            <div key={label} role="group" aria-label={label} className="pb-2">
              <p aria-hidden className="px-3 pb-1 text-xs font-bold text-ink-muted">
                {label}
              </p>
              {ofGroup.map((destination) => (
                <Option
                  key={destination.to}
                  id={optionId(destination)}
                  destination={destination}
                  isActive={destination === activeDestination}
                  onChoose={goTo}
                />
              ))}
            </div>
          ))}
        </div>
      )}
    </Dialog>
  );
}

interface OptionProps {
  id: string;
  destination: Destination;
  isActive: boolean;
  onChoose: (destination: Destination) => void;
}

function Option({ id, destination, isActive, onChoose }: OptionProps) {
  const { name, detail, icon: Icon } = destination;
  return (
    // Keyboard users select options through the field, as the combobox pattern requires.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      // Keeps the focus in the field during the tap.
      onPointerDown={(event) => {
        event.preventDefault();
      }}
      onClick={() => {
        onChoose(destination);
      }}
      className={cx(
        'flex min-h-11 items-center gap-3 rounded-control px-3 py-1',
        isActive ? 'bg-sea-soft' : 'hover:bg-sunken',
      )}
    >
      <Icon aria-hidden size={20} className="shrink-0 text-ink-muted" />
      {/* A detail that does not fit next to the name is below it. */}
      <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-3">
        <span className="max-w-full grow truncate font-semibold">{name}</span>
        <span className="max-w-full truncate text-sm text-ink-muted">{detail}</span>
      </span>
    </div>
  );
}

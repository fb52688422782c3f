import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { reviewOrders } from '#features/reviews/model/review-order.ts';
import type { ReviewOrder } from '#features/reviews/model/review-order.ts';
import * as texts from '#features/reviews/texts.ts';
import { controlClasses } from '#ui/form/control-classes.ts';
import { Select } from '#ui/form/select.tsx';
import { SearchInput } from '#ui/search-input.tsx';

interface ReviewControlsProps {
  order: ReviewOrder;
  text: string;
  onOrder: (order: ReviewOrder) => void;
  onText: (text: string) => void;
}

/** Renders the sort order and the search field, which searches the loaded reviews. */
export function ReviewControls({ order, text, onOrder, onText }: ReviewControlsProps) {
  const id = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const selectOrder = (value: string | undefined) => {
    const chosenOrder = reviewOrders.find((candidate) => candidate === value);
    if (chosenOrder && chosenOrder !== order) onOrder(chosenOrder);
  };

  // The controls are server-rendered, so the user may change them before hydration.
  const applyEarlyInput = useEffectEvent(() => {
    selectOrder(rootRef.current?.querySelector('select')?.value);
    if (inputRef.current && inputRef.current.value !== text) onText(inputRef.current.value);
  });
  useEffect(() => {
    applyEarlyInput();
  }, []);

  return (
    <div
      ref={rootRef}
      role="search"
      aria-label={texts.reviewControlsLabel}
      className="mt-6 flex flex-wrap gap-3"
    >
      <div className="grow sm:grow-0">
        <label htmlFor={id} className="sr-only">
          {texts.sortReviews}
        </label>
        <Select
          id={id}
          className={controlClasses}
          value={order}
          onChange={(event) => {
            selectOrder(event.target.value);
          }}
        >
          {reviewOrders.map((value) => (
            <option key={value} value={value}>
              {texts.orderLabels[value]}
            </option>
          ))}
        </Select>
      </div>
      <div className="relative min-w-56 grow-[999]">
        <SearchInput
          ref={inputRef}
          aria-label={texts.searchReviews}
          placeholder={texts.searchReviews}
          value={text}
          onChange={onText}
        />
      </div>
    </div>
  );
}

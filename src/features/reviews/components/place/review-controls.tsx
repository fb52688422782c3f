import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { reviewOrders } from '#features/reviews/model/review-order.ts';
import type { ReviewOrder } from '#features/reviews/model/review-order.ts';
import { controlClasses } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';
import { SearchInput } from '#ui/search-input.tsx';

const labels: Record<ReviewOrder, string> = {
  newest: 'Mais recentes',
  best: 'Melhores notas',
  worst: 'Piores notas',
  visited: 'Com visita verificada',
};

interface ReviewControlsProps {
  order: ReviewOrder;
  text: string;
  onOrder: (order: ReviewOrder) => void;
  onText: (text: string) => void;
}

/** Renders the sort order and the search field, which searches the loaded reviews. */
export function ReviewControls({ order, text, onOrder, onText }: ReviewControlsProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const take = (value: string | undefined) => {
    const chosen = reviewOrders.find((one) => one === value);
    if (chosen && chosen !== order) onOrder(chosen);
  };

  // The controls are server-rendered, so the user may change them before hydration.
  const takeEarly = useEffectEvent(() => {
    take(root.current?.querySelector('select')?.value);
    if (field.current && field.current.value !== text) onText(field.current.value);
  });
  useEffect(() => {
    takeEarly();
  }, []);

  return (
    <div ref={root} role="search" aria-label="Avaliações" className="mt-6 flex flex-wrap gap-3">
      <div className="grow sm:grow-0">
        <label htmlFor={id} className="sr-only">
          Ordenar avaliações
        </label>
        <Select
          id={id}
          className={controlClasses}
          value={order}
          onChange={(event) => {
            take(event.target.value);
          }}
        >
          {reviewOrders.map((value) => (
            <option key={value} value={value}>
              {labels[value]}
            </option>
          ))}
        </Select>
      </div>
      <div className="relative min-w-56 grow-[999]">
        <SearchInput
          ref={field}
          aria-label="Buscar nas avaliações"
          placeholder="Buscar nas avaliações"
          value={text}
          onChange={onText}
        />
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';

/** Returns the id of an option, for aria-activedescendant. */
export function optionId(listId: string, position: number): string {
  return `${listId}-${position}`;
}

/** Renders the panel below the search field. */
export function SuggestionPanel({ children }: { children: ReactNode }) {
  return (
    <div className="absolute inset-x-0 top-full z-40 mt-2 appear overflow-hidden rounded-card border border-line bg-surface shadow-float">
      {children}
    </div>
  );
}

import { factsTitle, shownFacts } from '#features/places/fact-texts.ts';
import type { PlaceFacts } from '#features/places/model/place-options.ts';
import { PageSection } from '#ui/page-section.tsx';

/** Renders what a place is good for. A lazy part, because the labels are not needed before a visitor scrolls. */
export function FactsSection({ facts }: { facts: PlaceFacts }) {
  return (
    <PageSection title={factsTitle}>
      <ul className="flex flex-wrap gap-2">
        {shownFacts(facts).map((text) => (
          <li key={text} className="rounded-full bg-sunken px-3 py-1.5 text-sm">
            {text}
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

import type { Place } from '#features/places/model/place.ts';
import { ClampedText } from '#ui/clamped-text.tsx';
import { PageSection } from '#ui/page-section.tsx';

export function AboutSection({ place }: { place: Pick<Place, 'title' | 'description'> }) {
  if (place.description === '') return null;
  return (
    <PageSection title="Sobre">
      <ClampedText text={place.description} of={`sobre ${place.title}`} />
    </PageSection>
  );
}

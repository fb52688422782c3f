import type { Place } from '#domain/place.ts';
import { ClampedText } from '#ui/clamped-text.tsx';
import { Section } from './section.tsx';

export function AboutSection({ place }: { place: Pick<Place, 'title' | 'description'> }) {
  if (place.description === '') return null;
  return (
    <Section title="Sobre">
      <ClampedText text={place.description} of={`sobre ${place.title}`} />
    </Section>
  );
}

import { lazyPart } from '#ui/lazy-part.tsx';
import { NearMe } from '#features/map/components/near-me/near-me.tsx';
import { useVisitorLocation } from '#features/map/components/near-me/visitor-location.ts';
import { RailSection } from '#features/places/components/card/rail-section.tsx';

const title = 'Perto de você';

/** What searches is needed by nobody who does not say where they are. */
const Nearest = lazyPart(
  'Procurando lugares perto de você...',
  async () => (await import('./nearest.tsx')).Nearest,
  { hasPlace: false },
);

/** The nearest places, once the visitor has let us know where they are. */
export function NearYou() {
  const origin = useVisitorLocation();
  if (origin) return <Nearest title={title} origin={origin} />;
  return (
    <RailSection title={title}>
      <p className="mb-4 text-ink-muted">
        Sua localização ordena os lugares por distância e não sai deste aparelho.
      </p>
      <NearMe onLocated={stay} />
    </RailSection>
  );
}

function stay() {
  // The places come where the button was.
}

import { AmenityIcon } from '#features/places/components/amenity-icon.tsx';
import { PageSection } from '#ui/page-section.tsx';

export function AmenitiesSection({ amenities }: { amenities: readonly string[] }) {
  if (amenities.length === 0) return null;
  return (
    <PageSection title="Comodidades">
      <ul className="grid gap-x-6 gap-y-1 min-[22.5rem]:grid-cols-2 sm:grid-cols-3 lg:grid-cols-2 xl:grid-cols-3">
        {amenities.map((amenity) => (
          <li key={amenity} className="flex min-h-11 items-center gap-3">
            <AmenityIcon name={amenity} />
            <span className="min-w-0">{amenity}</span>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

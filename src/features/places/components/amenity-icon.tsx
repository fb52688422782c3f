import {
  Accessibility,
  Bike,
  CalendarCheck,
  Check,
  CircleParking,
  Music,
  PawPrint,
  Snowflake,
  Wifi,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { Amenity } from '#features/places/model/place-options.ts';

const icons: Record<Amenity, LucideIcon> = {
  'Wi-Fi Gratuito': Wifi,
  Estacionamento: CircleParking,
  Acessível: Accessibility,
  'Pet Friendly': PawPrint,
  'Ar Condicionado': Snowflake,
  'Música ao Vivo': Music,
  Delivery: Bike,
  Reservas: CalendarCheck,
};

function isAmenity(name: string): name is Amenity {
  return Object.hasOwn(icons, name);
}

/** Renders the icon of an amenity, or a check mark for a custom amenity of a place. */
export function AmenityIcon({ name }: { name: string }) {
  const Icon = isAmenity(name) ? icons[name] : Check;
  return <Icon aria-hidden size={22} className="shrink-0 text-sea-ink" />;
}

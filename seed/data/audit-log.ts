import type { SeedPlaceFields } from '../city.ts';

/** A change of a place in the audit log. The place has the values after the change. */
export interface PlaceChangeContent {
  place: string;
  /** Key of the account. */
  by: 'admin' | 'gerente';
  /** Days before the seeding. */
  daysAgo: number;
  /** The changed fields with their earlier values. */
  before: Partial<SeedPlaceFields>;
}

export const placeChanges: readonly PlaceChangeContent[] = [
  {
    place: 'Boteco do Siri Mole',
    by: 'gerente',
    daysAgo: 57,
    before: {
      reservation: { mode: 'none', value: '' },
      amenities: ['Música ao Vivo', 'Ar Condicionado'],
    },
  },
  {
    place: 'Ostreria Maré Mansa',
    by: 'gerente',
    daysAgo: 46,
    before: { reservation: { mode: 'phone', value: '(48) 2000-0101' } },
  },
  {
    place: 'Bar Baía Norte',
    by: 'admin',
    daysAgo: 33,
    before: { isActive: true },
  },
  {
    place: 'Arraial do Pântano',
    by: 'admin',
    daysAgo: 26,
    before: { isActive: true },
  },
  {
    place: 'Café Rendeira',
    by: 'gerente',
    daysAgo: 18,
    before: {
      hours: {
        periods: ['4', '5', '6', '0'].map((day) => `${day} 14:00-${day} 19:30`),
        exceptions: [],
        note: '',
      },
    },
  },
  {
    place: 'Clube Subsolo',
    by: 'admin',
    daysAgo: 13,
    before: { isActive: true },
  },
  {
    place: 'Ostreria Maré Mansa',
    by: 'gerente',
    daysAgo: 8,
    before: { amenities: ['Reservas', 'Estacionamento', 'Ar Condicionado'] },
  },
];

/** A change of a user in the audit log by the super admin. The user has the values after the change. */
export interface UserChangeContent {
  /** Key of the account. */
  user: string;
  daysAgo: number;
  /** The changed fields with their earlier values; `managedPlaces` are titles. */
  before: { status?: 'active'; managedPlaces?: readonly string[] };
}

export const userChanges: readonly UserChangeContent[] = [
  { user: 'gerente', daysAgo: 63, before: { managedPlaces: ['Café Rendeira'] } },
  { user: 'inativo', daysAgo: 41, before: { status: 'active' } },
];

import type { ReservationStatus } from '#features/reservations/model/reservation-request.ts';

/** A reservation of a demo user. */
export interface ReservationContent {
  /** Key of an account, or the index of a reviewer. */
  by: string | number;
  place: string;
  /** Days after the seeding. If the place is closed, the next open day is used, or the previous one for past days. */
  inDays: number;
  /** Earliest time, 'HH:MM'. */
  from: string;
  people: number;
  note: string;
  status: ReservationStatus;
}

export const reservations: readonly ReservationContent[] = [
  {
    by: 'membro',
    place: 'Trapiche 27',
    inDays: 3,
    from: '20:00',
    people: 4,
    note: 'Se possível, uma mesa perto da água.',
    status: 'confirmed',
  },
  {
    by: 'membro',
    place: 'Ostreria Maré Mansa',
    inDays: 9,
    from: '12:30',
    people: 2,
    note: 'Uma das pessoas não come camarão.',
    status: 'pending',
  },
  {
    by: 'membro',
    place: 'Bistrô Casa 1890',
    inDays: -12,
    from: '20:00',
    people: 2,
    note: '',
    status: 'confirmed',
  },
  {
    by: 'membro',
    place: 'Jazz na Lagoa',
    inDays: -26,
    from: '20:30',
    people: 3,
    note: 'Chegamos só depois das nove.',
    status: 'declined',
  },
  {
    by: 'membro',
    place: 'Casa Neblina',
    inDays: -40,
    from: '10:00',
    people: 5,
    note: '',
    status: 'cancelled',
  },
  {
    by: 'socio',
    place: 'Ostreria Maré Mansa',
    inDays: 2,
    from: '19:30',
    people: 2,
    note: 'Aniversário de casamento.',
    status: 'pending',
  },
  {
    by: 'socio',
    place: 'Lua Cheia Beach Club',
    inDays: 6,
    from: '16:00',
    people: 6,
    note: '',
    status: 'confirmed',
  },
  {
    by: 'socio',
    place: 'Ostreria Maré Mansa',
    inDays: -18,
    from: '13:00',
    people: 4,
    note: 'Precisamos de uma cadeira alta para criança.',
    status: 'confirmed',
  },
  {
    by: 'socio',
    place: 'Porão do Desterro',
    inDays: -33,
    from: '21:00',
    people: 8,
    note: '',
    status: 'cancelled',
  },
  {
    by: 3,
    place: 'Ostreria Maré Mansa',
    inDays: 2,
    from: '20:00',
    people: 5,
    note: '',
    status: 'confirmed',
  },
  {
    by: 21,
    place: 'Ostreria Maré Mansa',
    inDays: 5,
    from: '12:00',
    people: 10,
    note: 'Almoço de equipe, podemos dividir em duas mesas.',
    status: 'pending',
  },
  {
    by: 34,
    place: 'Ostreria Maré Mansa',
    inDays: -4,
    from: '20:30',
    people: 2,
    note: '',
    status: 'declined',
  },
  {
    by: 34,
    place: 'Ostreria Maré Mansa',
    inDays: -10,
    from: '20:00',
    people: 2,
    note: '',
    status: 'no_show',
  },
];

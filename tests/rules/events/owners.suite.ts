import { anEventRecord } from '../city.ts';
import { checkOwners } from '../field-owners.ts';
import { now } from '../world.ts';

const nextEvent = {
  placeId: 'closed1',
  createdBy: 'stranger',
  createdAt: now,
  unknown: 1,
  title: 'Outro',
  description: 'Outra.',
  images: ['/a.webp'],
  dates: ['k2 2026-06-12T22:00Z/2026-06-13T03:00Z sold_out'],
  lastAt: now,
  priceCents: 2000,
  ticketUrl: 'https://ingressos.example.com/',
  ageLimit: 18,
  access: ['wheelchair'],
  isActive: false,
  auditId: 'entry1',
};

const mayChange = [
  'title',
  'description',
  'images',
  'dates',
  'lastAt',
  'priceCents',
  'ticketUrl',
  'ageLimit',
  'access',
  'isActive',
  'auditId',
];

checkOwners(
  [
    { name: 'a manager, an event of an own place', actor: 'manager', mayChange },
    { name: 'a super admin, an event', actor: 'admin', mayChange },
    { name: 'the manager of another place, an event', actor: 'stranger', mayChange: [] },
  ].map((subject) => ({
    ...subject,
    path: 'events/event1',
    stored: anEventRecord(),
    next: nextEvent,
    always: { revision: 1 },
  })),
);

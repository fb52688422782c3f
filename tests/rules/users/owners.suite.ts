import { aUserRecord } from '../city.ts';
import { checkOwners } from '../field-owners.ts';
import { now } from '../world.ts';

const aWholeUser = aUserRecord('member', {
  photoURL: '',
  searchEmail: '',
  preferences: {},
  managedPlaces: [],
  permissions: [],
  auditId: '',
});
const nextUser = {
  uid: 'other',
  email: 'member@guiadailha.test',
  displayName: 'Ana',
  photoURL: 'https://x.test/a.png',
  createdAt: now,
  role: 'manager',
  status: 'pending',
  statistics: { favorites: 1, views: 1, reviews: 1 },
  managedPlaces: ['open1'],
  permissions: ['a'],
  searchName: 'ana',
  searchEmail: 'member@guiadailha.test',
  preferences: { theme: 'dark' },
  auditId: 'a',
  unknown: 1,
};

checkOwners([
  {
    name: 'a person, their own record',
    actor: 'member',
    path: 'users/member',
    stored: aWholeUser,
    next: nextUser,
    mayChange: [
      ...['email', 'displayName', 'photoURL', 'statistics'],
      ...['searchName', 'searchEmail', 'preferences'],
    ],
  },
  ...['inactive', 'pending'].map((status) => ({
    name: `a person who is ${status}, their own record`,
    actor: 'member',
    path: 'users/member',
    stored: { ...aWholeUser, email: 'old@guiadailha.test', status },
    next: { ...nextUser, status: 'active' },
    mayChange: ['displayName', 'searchName'],
  })),
  {
    name: 'a super admin, the record of another',
    actor: 'admin',
    path: 'users/member',
    stored: aWholeUser,
    next: { ...nextUser, email: 'admin@guiadailha.test' },
    mayChange: ['managedPlaces', 'permissions', 'auditId'],
  },
  {
    name: 'a super admin, their own record',
    actor: 'admin',
    path: 'users/admin',
    stored: { ...aWholeUser, uid: 'admin', role: 'super_admin', email: 'old@guiadailha.test' },
    next: {
      ...nextUser,
      email: 'admin@guiadailha.test',
      searchEmail: 'old@guiadailha.test',
    },
    mayChange: [
      ...['email', 'displayName', 'photoURL', 'statistics', 'managedPlaces'],
      ...['permissions', 'searchName', 'searchEmail', 'preferences', 'auditId'],
    ],
  },
]);

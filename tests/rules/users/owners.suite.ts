import { aStandingEntry, aUserRecord } from '../city.ts';
import { checkOwners } from '../field-owners.ts';
import { now } from '../world.ts';

const aWholeUser = aUserRecord('member', {
  photoURL: '',
  phone: '',
  searchEmail: '',
  preferences: {},
  managedPlaces: [],
  permissions: [],
  emailVerified: true,
  auditId: '',
});
const nextUser = {
  uid: 'other',
  email: 'member@guiadailha.test',
  displayName: 'Ana',
  photoURL: 'https://lh3.googleusercontent.com/a/x=s96-c',
  createdAt: now,
  role: 'manager',
  status: 'pending',
  statistics: { favorites: 1, views: 1, reviews: 1 },
  managedPlaces: ['open1'],
  permissions: ['a'],
  searchName: 'ana',
  searchEmail: 'member@guiadailha.test',
  preferences: { theme: 'dark' },
  phone: '+5548999990000',
  emailVerified: false,
  auditId: 'a',
  unknown: 1,
};

checkOwners([
  {
    name: 'a user, the own record',
    actor: 'member',
    path: 'users/member',
    stored: aWholeUser,
    next: nextUser,
    mayChange: [
      ...['email', 'displayName', 'photoURL', 'statistics', 'emailVerified'],
      ...['searchName', 'searchEmail', 'preferences'],
    ],
  },
  ...['inactive', 'pending'].map((status) => ({
    name: `a user who is ${status}, the own record`,
    actor: 'member',
    path: 'users/member',
    stored: { ...aWholeUser, email: 'old@guiadailha.test', status },
    next: { ...nextUser, status: 'active' },
    mayChange: ['displayName', 'searchName', 'emailVerified'],
  })),
  {
    name: 'a super admin, the record of another user',
    actor: 'admin',
    path: 'users/member',
    stored: aWholeUser,
    next: { ...nextUser, email: 'admin@guiadailha.test' },
    always: { auditId: 'new1' },
    beside: (stored, after) => [aStandingEntry('member', stored, after)],
    mayChange: ['role', 'status', 'managedPlaces', 'permissions', 'auditId'],
  },
  {
    name: 'a super admin, the own record',
    actor: 'admin',
    path: 'users/admin',
    stored: { ...aWholeUser, uid: 'admin', role: 'super_admin', email: 'old@guiadailha.test' },
    next: {
      ...nextUser,
      email: 'admin@guiadailha.test',
      searchEmail: 'old@guiadailha.test',
    },
    mayChange: [
      ...['email', 'displayName', 'photoURL', 'statistics', 'emailVerified'],
      ...['searchName', 'searchEmail', 'preferences'],
    ],
  },
  {
    name: 'a super admin, the own record with an audit entry',
    actor: 'admin',
    path: 'users/admin',
    stored: { ...aWholeUser, uid: 'admin', role: 'super_admin', email: 'old@guiadailha.test' },
    next: nextUser,
    always: { auditId: 'new1' },
    beside: (stored, after) => [aStandingEntry('admin', stored, after)],
    mayChange: ['managedPlaces', 'permissions', 'auditId'],
  },
]);

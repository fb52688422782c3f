/** Returns a place in its stored form, without reviews. */
export function aStoredPlace(changes: object = {}): object {
  return {
    title: 'Bar',
    description: 'x',
    location: 'Centro',
    category: 'bares',
    isActive: true,
    rating: 0,
    reviewsCount: 0,
    ratingCounts: [0, 0, 0, 0, 0],
    createdBy: 'admin',
    createdAt: new Date(0),
    updatedAt: new Date(0),
    ...changes,
  };
}

/** Returns the stored record of an active member. */
export function aPerson(uid: string, changes: object = {}): object {
  return {
    uid,
    email: `${uid}@x.test`,
    displayName: `Nome de ${uid}`,
    photoURL: `https://fotos.test/${uid}.png`,
    role: 'member',
    status: 'active',
    statistics: { favorites: 0, views: 0, reviews: 0 },
    createdAt: new Date(0),
    updatedAt: new Date(0),
    ...changes,
  };
}

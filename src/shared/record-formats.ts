// Written by npm run rules (scripts/record-formats.ts). Do not change this file.

/** Version of the records that devices cache. Cached records of another version are ignored. */
export const offlineFormat = '9c6550deeb';

/** Version of the snapshots that servers share. Servers of another version use separate snapshots. */
export const snapshotFormat = '5213c4c056';

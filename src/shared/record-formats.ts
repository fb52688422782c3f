// Written by npm run rules (scripts/record-formats.ts). Do not change this file.

/** Version of the records that devices cache. Cached records of another version are ignored. */
export const offlineFormat = '1aa935902a';

/** Version of the snapshots that servers share. Servers of another version use separate snapshots. */
export const snapshotFormat = 'db9b1c11b4';

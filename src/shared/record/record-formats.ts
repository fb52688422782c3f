// Written by npm run rules (scripts/record-formats.ts). Do not change this file.

/** Version of the records that devices cache. Cached records of another version are ignored. */
export const offlineFormat = 'a285a525f9';

/** Version of the snapshots that servers share. Servers of another version use separate snapshots. */
export const snapshotFormat = 'f7067881f6';

// Written by npm run rules (scripts/record-formats.ts). Do not change this file.

/** Version of the records that devices cache. Cached records of another version are ignored. */
export const offlineFormat = '72620ed6bf';

/** Version of the snapshots that servers share. Servers of another version use separate snapshots. */
export const snapshotFormat = '5443509894';

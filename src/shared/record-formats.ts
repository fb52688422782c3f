// Written by npm run rules (scripts/record-formats.ts). Do not change this file.

/** Version of the records that devices cache. Cached records of another version are ignored. */
export const offlineFormat = '5c191f259e';

/** Version of the snapshots that servers share. Servers of another version use separate snapshots. */
export const snapshotFormat = '6813634776';

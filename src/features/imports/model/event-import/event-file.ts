/** Largest file of events that is read, in bytes. */
export const maxEventFileBytes = 1024 * 1024;

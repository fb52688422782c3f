/** Maximum size of a file of events in bytes. */
export const maxEventFileBytes = 1024 * 1024;

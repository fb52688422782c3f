/** Milliseconds of one minute. */
export const minuteMs = 60_000;

/** Milliseconds of one hour. */
export const hourMs = 3_600_000;

/** Milliseconds of 24 hours. A day of the calendar can be an hour shorter or longer where clocks change. */
export const dayMs = 86_400_000;

import { checkedByRule, defineRecord, instant, integer, line } from '#shared/record.ts';

/**
 * Maximum number of requests of a user in one series. When the limit is reached, a new series can begin only a day
 * after the first request of the full one.
 */
export const maxRequests = 10;

/** Number of requests of a user to the super admins, stored in requestPace/{uid}. */
export const requestPaceRecord = defineRecord(
  {
    /** First request of the current series. */
    since: checkedByRule(instant()),
    /** Requests in the current series. */
    count: integer({ max: maxRequests }),
  },
  {
    unreadFields: {
      /** Path of the document of the last request. */
      last: line(300),
      at: checkedByRule(instant()),
    },
  },
);

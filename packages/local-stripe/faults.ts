/** How a request to the API goes wrong. */
export const API_FAULTS = ['error', 'rate_limit', 'timeout', 'reset', 'slow'] as const;
export type ApiFaultKind = (typeof API_FAULTS)[number];

export interface ApiFault {
  kind: ApiFaultKind;
  /** Requests it still hits. */
  times: number;
  /** Only addresses that begin with it, such as '/v1/refunds'; all when empty. */
  path: string;
  /** after: the request takes effect, and only its answer is lost. */
  when: 'before' | 'after';
  /** How long 'slow' waits, in milliseconds. */
  slowMs: number;
}

/** How webhooks are sent. */
export interface WebhookFaults {
  /** Wait before each delivery, in milliseconds. */
  delayMs: number;
  /** How often each event is sent. */
  copies: number;
  /** Up to this many milliseconds more, chosen by chance for each delivery: order is lost. */
  shuffleMs: number;
  /** Keep events back until they are released. */
  hold: boolean;
  /** Events that are never sent at all. */
  drop: number;
}

export const NO_WEBHOOK_FAULTS: WebhookFaults = {
  delayMs: 0,
  copies: 1,
  shuffleMs: 0,
  hold: false,
  drop: 0,
};

/** The switches, as they stand. */
export class Faults {
  api: ApiFault | null = null;
  webhooks: WebhookFaults = { ...NO_WEBHOOK_FAULTS };

  /** The fault that hits a request to an address, counted down. */
  take(pathname: string): ApiFault | null {
    const fault = this.api;
    if (!fault || !pathname.startsWith(fault.path)) return null;
    fault.times -= 1;
    if (fault.times <= 0) this.api = null;
    return { ...fault };
  }

  reset(): void {
    this.api = null;
    this.webhooks = { ...NO_WEBHOOK_FAULTS };
  }
}

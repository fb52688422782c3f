/** Kinds of faults of API requests. */
export const API_FAULTS = ['error', 'rate_limit', 'timeout', 'reset', 'slow'] as const;
export type ApiFaultKind = (typeof API_FAULTS)[number];

export interface ApiFault {
  kind: ApiFaultKind;
  /** Number of requests the fault still applies to. */
  times: number;
  /** Prefix of the affected paths, such as '/v1/refunds'; '' affects all paths. */
  path: string;
  /** With 'after', the request takes effect and only its response is lost. */
  when: 'before' | 'after';
  /** Delay of 'slow' in milliseconds. */
  slowMs: number;
}

/** Faults of webhook deliveries. */
export interface WebhookFaults {
  /** Delay before each delivery, in milliseconds. */
  delayMs: number;
  /** Number of times each event is sent. */
  copies: number;
  /** Maximum additional random delay of each delivery in milliseconds, which changes the order. */
  shuffleMs: number;
  /** If true, events are held until they are released. */
  hold: boolean;
  /** Number of next events that are never sent. */
  drop: number;
}

export const NO_WEBHOOK_FAULTS: WebhookFaults = {
  delayMs: 0,
  copies: 1,
  shuffleMs: 0,
  hold: false,
  drop: 0,
};

/** The currently active faults. */
export class StripeFaults {
  api: ApiFault | null = null;
  webhooks: WebhookFaults = { ...NO_WEBHOOK_FAULTS };

  /** Returns the fault for a request to a path, and decrements its count. */
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

/** The error types of Stripe's API (docs.stripe.com/api/errors). */
type StripeErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

export interface StripeErrorDetails {
  code?: string;
  param?: string;
  decline_code?: string;
  [field: string]: unknown;
}

/** An error response in the format of Stripe's API. */
export class StripeApiError extends Error {
  readonly status: number;
  readonly type: StripeErrorType;
  readonly details: StripeErrorDetails;

  constructor(
    status: number,
    type: StripeErrorType,
    message: string,
    details: StripeErrorDetails = {},
  ) {
    super(message);
    this.name = 'StripeApiError';
    this.status = status;
    this.type = type;
    this.details = details;
  }

  /** Returns the body of the response. */
  toBody(): { error: Record<string, unknown> } {
    const { code } = this.details;
    return {
      error: {
        ...this.details,
        ...(code && {
          doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`,
        }),
        message: this.message,
        type: this.type,
      },
    };
  }
}

/** Creates a 400 error: the request is invalid. */
export function invalidRequest(message: string, details?: StripeErrorDetails): StripeApiError {
  return new StripeApiError(400, 'invalid_request_error', message, details);
}

/** Creates the error for a missing object: 404 for an id in the URL, 400 for an id in a parameter, like Stripe. */
export function noSuch(kind: string, id: string, param = 'id'): StripeApiError {
  return new StripeApiError(
    param === 'id' ? 404 : 400,
    'invalid_request_error',
    `No such ${kind}: '${id}'`,
    { code: 'resource_missing', param },
  );
}

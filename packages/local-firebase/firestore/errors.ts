/** Canonical error names with their HTTP status and gRPC code. */
const canonical = {
  INVALID_ARGUMENT: { http: 400, grpc: 3 },
  DEADLINE_EXCEEDED: { http: 504, grpc: 4 },
  NOT_FOUND: { http: 404, grpc: 5 },
  ALREADY_EXISTS: { http: 409, grpc: 6 },
  PERMISSION_DENIED: { http: 403, grpc: 7 },
  RESOURCE_EXHAUSTED: { http: 429, grpc: 8 },
  FAILED_PRECONDITION: { http: 400, grpc: 9 },
  ABORTED: { http: 409, grpc: 10 },
  UNIMPLEMENTED: { http: 501, grpc: 12 },
  INTERNAL: { http: 500, grpc: 13 },
  UNAVAILABLE: { http: 503, grpc: 14 },
  UNAUTHENTICATED: { http: 401, grpc: 16 },
} as const;

type ErrorStatus = keyof typeof canonical;

/**
 * Error of the service, with a status of the API. If a request causes it, it becomes the error body of the response.
 */
export class FirestoreError extends Error {
  readonly status: ErrorStatus;

  constructor(status: ErrorStatus, message: string) {
    super(message);
    this.name = 'FirestoreError';
    this.status = status;
  }

  /** HTTP status of the answer. */
  get httpStatus(): number {
    return canonical[this.status].http;
  }

  /** Code in google.rpc.Code: the status of a gRPC call, and of each write of batchWrite. */
  get grpcCode(): number {
    return canonical[this.status].grpc;
  }
}

export function invalidArgument(message: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', message);
}

/** Returns the error that a client receives. Errors other than a FirestoreError are INTERNAL. */
export function asFirestoreError(error: unknown): FirestoreError {
  if (error instanceof FirestoreError) return error;
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new FirestoreError('INTERNAL', text);
}

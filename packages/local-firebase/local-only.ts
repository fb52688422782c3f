import type {
  IncomingHttpHeaders,
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from 'node:http';

/**
 * Values of `Host` that name this machine itself. A site that points its own domain at this machine (DNS rebinding) has
 * another `Host`.
 */
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;
const LOCAL_ORIGIN = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/** The reason for a refused request: which of its headers is not local, and a message. */
export interface LocalOnlyRefusal {
  kind: 'host' | 'origin';
  /** A sentence for the response and the terminal. */
  message: string;
}

/**
 * Checks whether a request comes from a page on another site. These services give full access to any request with
 * `Bearer owner` or an unsigned token, so a page of any other origin in a developer's browser could read and delete the
 * local data. Browsers send the page's origin in `Origin` ('null' for a sandboxed page), and a host name that was
 * rebound to this machine in `Host`. Programs send no `Origin`.
 * @param ownHost the host that the service listens on, which is also accepted
 * @returns null for a request from this machine
 */
export function refusalOf(
  { host = '', origin }: Pick<IncomingHttpHeaders, 'host' | 'origin'>,
  ownHost: string,
): LocalOnlyRefusal | null {
  if (!LOCAL_HOST.test(host) && host.replace(/:\d+$/, '') !== ownHost) {
    return refusal('host', `by the name "${host.slice(0, 100)}"`);
  }
  if (origin !== undefined && !LOCAL_ORIGIN.test(origin)) {
    return refusal('origin', `from a page of "${origin.slice(0, 100)}"`);
  }
  return null;
}

function refusal(kind: LocalOnlyRefusal['kind'], came: string): LocalOnlyRefusal {
  return {
    kind,
    message: `A request ${came} was refused: only programs and pages of localhost, 127.0.0.1 or [::1] may use the local services.`,
  };
}

/**
 * Answers requests of pages on other sites with 403, without headers that would let the page read the response.
 * @param warn called once for each kind of refusal
 */
export function localOnly(
  handler: RequestListener,
  ownHost: string,
  warn: (message: string) => void,
): RequestListener {
  const reported = new Set<LocalOnlyRefusal['kind']>();
  return (request, response) => {
    const refused = refusalOf(request.headers, ownHost);
    if (refused === null) {
      handler(request, response);
      return;
    }
    if (!reported.has(refused.kind)) warn(refused.message);
    reported.add(refused.kind);
    refuse(request, response, refused.message);
  };
}

function refuse(request: IncomingMessage, response: ServerResponse, message: string): void {
  const body = JSON.stringify({ error: { code: 403, message, status: 'PERMISSION_DENIED' } });
  // The connection closes because the unread body would be parsed as the next request.
  response.writeHead(403, {
    'content-type': 'application/json; charset=UTF-8',
    connection: 'close',
  });
  response.end(body);
  request.resume();
}

import type {
  IncomingHttpHeaders,
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from 'node:http';

/** The names of this machine that cannot be made to mean another one. */
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;
const LOCAL_ORIGIN = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/** Why a request is refused, and from where it came. */
export interface Refusal {
  kind: 'host' | 'origin';
  /** A sentence, for the answer and the terminal. */
  message: string;
}

/**
 * Whether a request comes from a page of another site. These services give everything to whoever sends
 * `Bearer owner` or an unsigned token, so that a page of any other origin, open in a developer's browser,
 * could read and delete the local data: browsers name the page's origin in `Origin` ('null' for a sandboxed
 * one), and a name that was rebound to this machine in `Host`. Programs send no `Origin`.
 *
 * @param ownHost the host that the service listens on, which is a good name for it too
 * @returns null for a request of this machine
 */
export function refusalOf(
  { host = '', origin }: Pick<IncomingHttpHeaders, 'host' | 'origin'>,
  ownHost: string,
): Refusal | null {
  if (!LOCAL_HOST.test(host) && host.replace(/:\d+$/, '') !== ownHost) {
    return refusal('host', `by the name "${host.slice(0, 100)}"`);
  }
  if (origin !== undefined && !LOCAL_ORIGIN.test(origin)) {
    return refusal('origin', `from a page of "${origin.slice(0, 100)}"`);
  }
  return null;
}

function refusal(kind: Refusal['kind'], came: string): Refusal {
  return {
    kind,
    message: `A request ${came} was refused: only programs and pages of localhost, 127.0.0.1 or [::1] may use the local services.`,
  };
}

/**
 * Answers 403, and nothing that lets a browser hand the answer to the page, to pages of other sites.
 * @param warn called once for each kind of refusal
 */
export function localOnly(
  handler: RequestListener,
  ownHost: string,
  warn: (message: string) => void,
): RequestListener {
  const reported = new Set<Refusal['kind']>();
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
  // The body is not read: what is left of it would be taken for the next request.
  response.writeHead(403, {
    'content-type': 'application/json; charset=UTF-8',
    connection: 'close',
  });
  response.end(body);
  request.resume();
}

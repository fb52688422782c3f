import type { CDPSession } from '@playwright/test';

interface Request {
  isScript: boolean;
  /** As received: headers and compressed body. */
  bytes: number;
  /** The compressed body alone. */
  bodyBytes: number;
  /** Milliseconds since the epoch. */
  endedAt: number | null;
}

/** What a page asks for and gets, as the browser's network sees it. */
export interface Traffic {
  /** Whether nothing has been on its way for so many milliseconds. */
  isQuiet(milliseconds: number): boolean;
  /** Bytes received, headers included. */
  bytes(): number;
  /** Compressed bodies of scripts that had arrived at a moment (milliseconds since the epoch), or until now. */
  scriptBytes(until?: number): number;
  requests(): number;
}

/** Listens from now on; the session's domain Network must be enabled. */
export function watchTraffic(session: CDPSession): Traffic {
  const requests = new Map<string, Request>();
  let lastChange = Date.now();
  // The protocol's clock is not ours; each request says both times.
  let clockOffset = 0;

  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp, wallTime }) => {
    if (!request.url.startsWith('http')) return;
    clockOffset = (wallTime - timestamp) * 1_000;
    lastChange = Date.now();
    requests.set(requestId, { isScript: type === 'Script', bytes: 0, bodyBytes: 0, endedAt: null });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId);
    // What is announced and not yet used has no type of its own.
    if (request && response.mimeType.includes('javascript')) request.isScript = true;
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bodyBytes += encodedDataLength;
  });
  const end = (requestId: string, timestamp: number, bytes: number) => {
    const request = requests.get(requestId);
    if (!request) return;
    request.bytes = bytes;
    request.endedAt = timestamp * 1_000 + clockOffset;
    lastChange = Date.now();
  };
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    end(requestId, timestamp, encodedDataLength);
  });
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => {
    end(requestId, timestamp, 0);
  });

  const all = () => [...requests.values()];
  return {
    isQuiet: (milliseconds) =>
      Date.now() - lastChange >= milliseconds && all().every(({ endedAt }) => endedAt !== null),
    bytes: () => all().reduce((sum, { bytes }) => sum + bytes, 0),
    scriptBytes: (until = Infinity) =>
      all()
        .filter(({ isScript, endedAt }) => isScript && (endedAt ?? Infinity) <= until)
        .reduce((sum, { bodyBytes }) => sum + bodyBytes, 0),
    requests: () => requests.size,
  };
}

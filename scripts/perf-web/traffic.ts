import type { CDPSession } from '@playwright/test';

interface Request {
  isScript: boolean;
  /** Bytes received: headers and compressed body. */
  bytes: number;
  /** Bytes of the compressed body only. */
  bodyBytes: number;
  /** Timestamp in ms; null while the request is pending. */
  endedAt: number | null;
}

/** Requests and responses of a page, as reported by the browser. */
export interface Traffic {
  /** Returns true if no request is pending and none started or ended within this many ms. */
  isQuiet(milliseconds: number): boolean;
  /** Bytes received, headers included. */
  bytes(): number;
  /** Returns the bytes of compressed scripts received until a timestamp in ms, or until now. */
  scriptBytes(until?: number): number;
  requests(): number;
}

/** Starts to record the traffic of a session. The Network domain must be enabled. */
export function watchTraffic(session: CDPSession): Traffic {
  const requests = new Map<string, Request>();
  let lastChange = Date.now();
  // The protocol uses a different clock; each request event has the timestamps of both clocks.
  let clockOffset = 0;

  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp, wallTime }) => {
    if (!request.url.startsWith('http')) return;
    clockOffset = (wallTime - timestamp) * 1_000;
    lastChange = Date.now();
    requests.set(requestId, { isScript: type === 'Script', bytes: 0, bodyBytes: 0, endedAt: null });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId);
    // Preloaded scripts do not have the type 'Script', so the MIME type is checked.
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

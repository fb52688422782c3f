import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { ServerConfig } from '#server/config.ts';

type SecurityConfig = Pick<
  ServerConfig,
  'emulators' | 'authDomain' | 'publicOrigin' | 'imageOrigins'
>;

/** Hashes ("'sha256-...'") of the page's inline scripts and styles. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * Returns the Content-Security-Policy as data. Everything is forbidden by default; each line names the code that needs
 * it. There is no 'unsafe-inline': React and Leaflet set styles through the CSSOM, which a policy allows.
 */
export function contentSecurityPolicy(config: SecurityConfig, inline: InlineHashes) {
  const { emulators } = config;
  return {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      // Inline script of index.html that sets the theme before the bundle, to avoid a flash.
      ...inline.scripts,
      // The resolver of the Google sign-in pop-up loads a script of Google.
      ...(emulators.auth ? [] : ['https://apis.google.com']),
    ],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", ...inline.styles],
    'font-src': ["'self'"],
    'img-src': [
      "'self'",
      // Placeholders and previews of images before upload.
      'data:',
      'blob:',
      // Map tiles.
      'https://tile.openstreetmap.org',
      'https://*.tile.openstreetmap.org',
      // Avatars: in Storage, or from the Google account.
      ...emulatorOrigins(emulators.storage, ['https://firebasestorage.googleapis.com']),
      'https://lh3.googleusercontent.com',
      ...config.imageOrigins,
    ],
    'connect-src': [
      // The API of this server.
      "'self'",
      ...emulatorOrigins(emulators.firestore, ['https://firestore.googleapis.com']),
      // Sign-in and token renewal.
      ...emulatorOrigins(emulators.auth, [
        'https://identitytoolkit.googleapis.com',
        'https://securetoken.googleapis.com',
      ]),
    ],
    // Hidden frame through which the sign-in pop-up returns its result.
    'frame-src': emulators.auth ? ["'none'"] : [`https://${config.authDomain}`],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    // No other site may embed the pages.
    'frame-ancestors': ["'none'"],
    ...(isHttps(config.publicOrigin) && { 'upgrade-insecure-requests': [] }),
  } satisfies Record<string, string[]>;
}

/** Device features: location for 'Próximo a mim', camera for the club's code, no others. */
const permissionsPolicy = [
  'geolocation=(self)',
  'camera=(self)',
  'microphone=()',
  'payment=()',
  'usb=()',
  'display-capture=()',
  'browsing-topics=()',
].join(', ');

/** Creates a middleware that sets all security headers on every response. */
export function securityHeaders(config: SecurityConfig, inline: InlineHashes): RequestHandler {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: contentSecurityPolicy(config, inline),
    },
    // The Google pop-up must be able to reach the page that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // The map tile server does not send the headers that an embedder policy requires.
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: isHttps(config.publicOrigin)
      ? { maxAge: 63_072_000, includeSubDomains: false }
      : false,
  });
  return (req, res, next) => {
    res.setHeader('Permissions-Policy', permissionsPolicy);
    setHeaders(req, res, next);
  };
}

/** Returns the headers of securityHeaders() for pages that are served without Express. */
export function pageHeaders(config: SecurityConfig, inline: InlineHashes): Record<string, string> {
  const headers: Record<string, string> = {};
  const headerRecorder = {
    setHeader: (name: string, value: string | number) => {
      headers[name] = String(value);
    },
    removeHeader: () => undefined,
  };
  const emptyRequest = {} as Request;
  securityHeaders(config, inline)(
    emptyRequest,
    headerRecorder as unknown as Response,
    () => undefined,
  );
  return headers;
}

/** Returns the origins of an emulator, one per host name of this machine; without an emulator `productionOrigins`. */
function emulatorOrigins(emulator: string | null, productionOrigins: string[]): string[] {
  if (!emulator) return productionOrigins;
  const [, port = ''] = /:(\d+)$/.exec(emulator) ?? [];
  const host = emulator.slice(0, emulator.length - port.length - 1);
  const loopbackHosts = ['localhost', '127.0.0.1', '0.0.0.0', '[::1]'];
  const hostNames = loopbackHosts.includes(host) ? ['localhost', '127.0.0.1'] : [host];
  return hostNames.map((name) => `http://${name}:${port}`);
}

function isHttps(origin: string | null): boolean {
  return origin?.startsWith('https://') ?? false;
}

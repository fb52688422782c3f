import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { ServerConfig } from '#server/config.ts';

type SecurityConfig = Pick<
  ServerConfig,
  'emulators' | 'authDomain' | 'publicOrigin' | 'imageOrigins'
>;

/** Hashes ("'sha256-...'") of the inline scripts and styles that the page itself carries. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * The Content-Security-Policy as data. Everything starts from nothing; each line says who needs it.
 * No 'unsafe-inline' anywhere: React and Leaflet set styles through the CSSOM, which a policy allows.
 */
export function contentSecurityPolicy(config: SecurityConfig, inline: InlineHashes) {
  const { emulators } = config;
  return {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      // What index.html runs before the bundle (the theme, so that it does not flash).
      ...inline.scripts,
      // The resolver of the Google sign-in pop-up loads Google's own script.
      ...(emulators.auth ? [] : ['https://apis.google.com']),
    ],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", ...inline.styles],
    'font-src': ["'self'"],
    'img-src': [
      "'self'",
      // Placeholders and the preview of a picture before it is uploaded.
      'data:',
      'blob:',
      // Map tiles.
      'https://tile.openstreetmap.org',
      'https://*.tile.openstreetmap.org',
      // Avatars: kept in Storage by the server, or the one of the Google account.
      ...localOr(emulators.storage, ['https://firebasestorage.googleapis.com']),
      'https://lh3.googleusercontent.com',
      ...config.imageOrigins,
    ],
    'connect-src': [
      // The own backend.
      "'self'",
      ...localOr(emulators.firestore, ['https://firestore.googleapis.com']),
      // Sign-in, and the renewal of its tokens.
      ...localOr(emulators.auth, [
        'https://identitytoolkit.googleapis.com',
        'https://securetoken.googleapis.com',
      ]),
    ],
    // The hidden frame through which the sign-in pop-up answers.
    'frame-src': emulators.auth ? ["'none'"] : [`https://${config.authDomain}`],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    // Nobody may show our pages inside theirs.
    'frame-ancestors': ["'none'"],
    ...(isHttps(config.publicOrigin) && { 'upgrade-insecure-requests': [] }),
  } satisfies Record<string, string[]>;
}

/** Features of the device: location for 'Próximo a mim', camera for the club's code, nothing else. */
const permissionsPolicy = [
  'geolocation=(self)',
  'camera=(self)',
  'microphone=()',
  'payment=()',
  'usb=()',
  'display-capture=()',
  'browsing-topics=()',
].join(', ');

/** Sets every security header on every answer of the application. */
export function securityHeaders(config: SecurityConfig, inline: InlineHashes): RequestHandler {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: contentSecurityPolicy(config, inline),
    },
    // The Google pop-up must be able to answer the page that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // Map tiles come from a server that does not take part in embedder policies.
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

/** The same headers for pages that are answered without passing through Express. They depend on the configuration alone. */
export function pageHeaders(config: SecurityConfig, inline: InlineHashes): Record<string, string> {
  const headers: Record<string, string> = {};
  const record = {
    setHeader: (name: string, value: string | number) => {
      headers[name] = String(value);
    },
    removeHeader: () => undefined,
  };
  const none = {} as Request;
  securityHeaders(config, inline)(none, record as unknown as Response, () => undefined);
  return headers;
}

/** Origins of a local service, under each of the names a browser may use for this machine. */
function localOr(emulator: string | null, production: string[]): string[] {
  if (!emulator) return production;
  const [, port = ''] = /:(\d+)$/.exec(emulator) ?? [];
  const host = emulator.slice(0, emulator.length - port.length - 1);
  const loopback = ['localhost', '127.0.0.1', '0.0.0.0', '[::1]'];
  const names = loopback.includes(host) ? ['localhost', '127.0.0.1'] : [host];
  return names.map((name) => `http://${name}:${port}`);
}

function isHttps(origin: string | null): boolean {
  return origin?.startsWith('https://') ?? false;
}

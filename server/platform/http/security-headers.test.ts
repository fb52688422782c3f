import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { testServer } from '#support/test-server.ts';
import { readConfig } from '#server/config.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const nothingInline = { scripts: [], styles: [] };
const production = readConfig({
  PROJECT_ID: 'guia-real',
  PUBLIC_ORIGIN: 'https://guia.example',
  PRIVACY_SECRET: 'a key for the tests of this file alone',
});
const local = readConfig({
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099',
  STORAGE_EMULATOR_HOST: 'emulator.internal:9199',
});

describe('the Content-Security-Policy', () => {
  it('allows no inline script or style and no eval, in any mode', () => {
    for (const config of [production, local]) {
      const everything = Object.values(contentSecurityPolicy(config, nothingInline)).flat();
      expect(everything.filter((value) => value.includes('unsafe'))).toEqual([]);
      expect(everything).not.toContain('*');
      expect(everything).not.toContain('https:');
    }
  });

  it('lists the services of Google in production and no local one', () => {
    const policy = contentSecurityPolicy(production, nothingInline);
    expect(policy['connect-src']).toEqual([
      "'self'",
      'https://firestore.googleapis.com',
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
    ]);
    expect(policy['frame-src']).toEqual(['https://guia-real.firebaseapp.com']);
    expect(policy).toHaveProperty('upgrade-insecure-requests');
  });

  it('lists local services instead, with both names of this machine', () => {
    const policy = contentSecurityPolicy(local, nothingInline);
    expect(policy['connect-src']).toEqual([
      "'self'",
      'http://localhost:8080',
      'http://127.0.0.1:8080',
      'http://localhost:9099',
      'http://127.0.0.1:9099',
    ]);
    expect(policy['frame-src']).toEqual(["'none'"]);
    expect(policy).not.toHaveProperty('upgrade-insecure-requests');
  });

  it('allows map tiles and images of the configured origins', () => {
    const config = { ...local, imageOrigins: ['https://fotos.example'] };
    expect(contentSecurityPolicy(config, nothingInline)['img-src']).toEqual(
      expect.arrayContaining(['https://tile.openstreetmap.org', 'https://fotos.example', 'blob:']),
    );
  });
});

describe('every response of the application', () => {
  it('carries headers against sniffing, framing and referrer leaks', async () => {
    const { app } = await testServer();
    const { headers } = await request(app).get('/api/nada');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['permissions-policy']).toContain('geolocation=(self)');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('includes health checks, missing images and refused methods', async () => {
    const { app } = await testServer();
    for (const path of ['/healthz', '/readyz', '/uploads/places/p1/a.webp', '/uploads/..%2f']) {
      const { headers } = await request(app).get(path);
      expect(headers).toHaveProperty('x-content-type-options', 'nosniff');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
    const { headers } = await request(app).post('/uploads/places/p1/a.webp');
    expect(headers).toHaveProperty('x-content-type-options', 'nosniff');
  });

  it('enforces https only if the public origin uses it', async () => {
    const { app } = await testServer({ environment: { PUBLIC_ORIGIN: 'https://guia.example' } });
    const { headers } = await request(app).get('/api/nada');
    expect(headers['strict-transport-security']).toContain('max-age=63072000');
  });
});

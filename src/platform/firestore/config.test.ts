import { describe, expect, it } from 'vitest';

import { AppError } from '#shared/app-error.ts';

import { readConfig } from './config.ts';
import type { DataEnvironment } from './config.ts';

const production: DataEnvironment = {
  VITE_FIREBASE_PROJECT_ID: 'guia',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  VITE_FIREBASE_AUTH_DOMAIN: 'guia.example',
};

function errorOf(env: DataEnvironment): unknown {
  try {
    readConfig(env);
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('readConfig', () => {
  it('reads a production project without emulators, whose backend has the origin of the page', () => {
    expect(readConfig(production)).toEqual({
      projectId: 'guia',
      apiKey: 'key',
      appId: '1:2:web:3',
      authDomain: 'guia.example',
      firestoreEmulator: null,
      authEmulator: null,
      apiOrigin: '',
    });
  });

  it('names every variable that a production project lacks', () => {
    const error = errorOf({ VITE_FIREBASE_API_KEY: 'key', VITE_FIREBASE_APP_ID: '  ' });
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({
      code: 'not-initialized',
      message:
        'Missing configuration: VITE_FIREBASE_PROJECT_ID, VITE_FIREBASE_APP_ID, VITE_FIREBASE_AUTH_DOMAIN',
    });
  });

  it('needs only the project id for local emulators', () => {
    const config = readConfig({
      VITE_FIREBASE_PROJECT_ID: 'demo-guia',
      VITE_FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
      VITE_AUTH_EMULATOR_HOST: '[::1]:9099',
    });
    expect(config.firestoreEmulator).toEqual({ host: '127.0.0.1', port: 8080 });
    expect(config.authEmulator).toEqual({ host: '[::1]', port: 9099 });
    expect(config.apiKey).not.toBe('');
    expect(errorOf({ VITE_FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' })).toMatchObject({
      message: 'Missing configuration: VITE_FIREBASE_PROJECT_ID',
    });
  });

  it.each([
    '127.0.0.1',
    'http://127.0.0.1:8080',
    '127.0.0.1:0',
    '127.0.0.1:70000',
    ':8080',
    'a b:80',
  ])('rejects %s as the address of an emulator', (address) => {
    expect(errorOf({ ...production, VITE_FIRESTORE_EMULATOR_HOST: address })).toMatchObject({
      code: 'not-initialized',
      message: `VITE_FIRESTORE_EMULATOR_HOST must be host:port, not '${address}'`,
    });
  });

  it('drops the trailing slash of the backend origin', () => {
    const config = readConfig({ ...production, VITE_API_ORIGIN: 'https://api.example/' });
    expect(config.apiOrigin).toBe('https://api.example');
  });
});

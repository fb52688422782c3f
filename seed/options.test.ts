import { describe, expect, it } from 'vitest';
import { readSeedOptions, SeedRefused } from './options.ts';

const local = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:18080' };

describe('readSeedOptions', () => {
  it('refuses to run without a local Firestore', () => {
    expect(() => readSeedOptions([], {})).toThrow(/FIRESTORE_EMULATOR_HOST/);
  });

  it('refuses a project without the demo prefix', () => {
    expect(() => readSeedOptions([], { ...local, PROJECT_ID: 'guia-da-ilha' })).toThrow(/"demo-"/);
  });

  it('has defaults for all other options', () => {
    expect(readSeedOptions([], local)).toMatchObject({
      projectId: 'demo-guia',
      authHost: null,
      stripeHost: null,
      places: null,
      fresh: false,
    });
  });

  it('reads the number of places and --fresh', () => {
    const options = readSeedOptions(['--places', '10000', '--fresh'], {
      ...local,
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:19099',
      STRIPE_API_HOST: '127.0.0.1:12111',
      UPLOADS_DIR: '/data/uploads',
    });
    expect(options).toMatchObject({
      places: 10_000,
      fresh: true,
      authHost: '127.0.0.1:19099',
      stripeHost: '127.0.0.1:12111',
      uploadsDir: '/data/uploads',
      artCacheDir: '/data/art-cache',
    });
  });

  it.each([['0'], ['-3'], ['muitos'], ['1e3'], ['100001']])('refuses %s places', (places) => {
    expect(() => readSeedOptions([`--places=${places}`], local)).toThrow(SeedRefused);
  });

  it('refuses an unknown option with a readable message', () => {
    expect(() => readSeedOptions(['--tudo'], local)).toThrow('Options: --places NUMBER');
  });
});

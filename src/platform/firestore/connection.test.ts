import { afterEach, describe, expect, it, vi } from 'vitest';

import { AppError } from '#shared/app-error.ts';

import { readConfig } from './config.ts';
import {
  closeData,
  dataConfig,
  firestore,
  initializeData,
  preloadFirestore,
  readFirestore,
} from './connection.ts';

const local = readConfig({
  VITE_FIREBASE_PROJECT_ID: 'demo-guia',
  VITE_FIRESTORE_EMULATOR_HOST: '127.0.0.1:9',
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await closeData();
});

describe('the configuration of the build', () => {
  it('is used unless another configuration is given', () => {
    vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo-built');
    vi.stubEnv('VITE_FIRESTORE_EMULATOR_HOST', '127.0.0.1:9');
    expect(dataConfig().projectId).toBe('demo-built');
    initializeData({ ...local, projectId: 'demo-other' });
    expect(dataConfig().projectId).toBe('demo-other');
  });

  it('reports missing variables at the first read', async () => {
    vi.stubEnv('VITE_FIREBASE_PROJECT_ID', '');
    expect(() => {
      preloadFirestore();
    }).not.toThrow();
    const clear = {
      name: 'AppError',
      code: 'not-initialized',
      message: expect.stringContaining('VITE_FIREBASE_PROJECT_ID') as string,
    };
    expect(dataConfig).toThrow(expect.objectContaining(clear) as Error);
    await expect(firestore()).rejects.toMatchObject(clear);
    await expect(readFirestore(() => Promise.resolve(1))).rejects.toMatchObject(clear);
  });
});

describe('firestore', () => {
  it('connects once for all callers, to the configured emulator', async () => {
    initializeData(local);
    preloadFirestore();
    const [first, second] = await Promise.all([firestore(), firestore()]);
    expect(first).toBe(second);
    expect(first.db.toJSON()).toMatchObject({ settings: { host: '127.0.0.1:9', ssl: false } });
  });

  it('can be closed and initialised for another project', async () => {
    initializeData(local);
    await firestore();
    await closeData();
    initializeData({ ...local, projectId: 'demo-other' });
    expect((await firestore()).app.options.projectId).toBe('demo-other');
  });
});

describe('readFirestore', () => {
  it('times out if a read never answers', async () => {
    initializeData(local);
    const never = () => new Promise<never>(() => undefined);
    await expect(readFirestore(never, 10)).rejects.toMatchObject({
      name: 'AppError',
      code: 'timeout',
    });
  });

  it("throws an AppError of the reader unchanged and converts other errors to 'unknown'", async () => {
    initializeData(local);
    const ours = new AppError('conflict');
    await expect(readFirestore(() => Promise.reject(ours))).rejects.toBe(ours);
    await expect(
      readFirestore(() => Promise.reject(new TypeError('mistake'))),
    ).rejects.toMatchObject({ code: 'unknown' });
  });
});

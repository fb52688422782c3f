import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { describeBuild, readBuildTarget } from './build-target.ts';
import { localProject } from './stack-environment.ts';

const emulators = {
  VITE_FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  VITE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
};

it('refuses a build without the project variables and names all of them', () => {
  expect(() => readBuildTarget({})).toThrow(
    'Nothing was built. Missing configuration: VITE_FIREBASE_PROJECT_ID, VITE_FIREBASE_API_KEY, VITE_FIREBASE_APP_ID, VITE_FIREBASE_AUTH_DOMAIN; set it in the environment or in .env (.env.example describes it).',
  );
  expect(() => readBuildTarget({ ...localProject, VITE_FIREBASE_APP_ID: ' ' })).toThrow(
    'Missing configuration: VITE_FIREBASE_APP_ID;',
  );
  expect(() => readBuildTarget(emulators)).toThrow(
    'Missing configuration: VITE_FIREBASE_PROJECT_ID;',
  );
});

it('stops npm run build before anything is built', () => {
  const none = Object.fromEntries(Object.keys(localProject).map((name) => [name, '']));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/build.ts'],
    { env: { ...process.env, VITE_FIRESTORE_EMULATOR_HOST: '', ...none }, encoding: 'utf8' },
  );
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(
    /^Nothing was built\. Missing configuration: VITE_FIREBASE_PROJECT_ID, .+\n$/,
  );
});

it('names the project and the API of a build', () => {
  expect(describeBuild(readBuildTarget(localProject))).toBe(
    "Built dist/ and dist-server/ for the project demo-guia, over the API of the site's own origin.",
  );
  const elsewhere = { ...localProject, VITE_API_ORIGIN: 'https://api.example/' };
  expect(describeBuild(readBuildTarget(elsewhere))).toBe(
    'Built dist/ and dist-server/ for the project demo-guia, over the API at https://api.example.',
  );
});

it('names the local services if the build calls them', () => {
  const local = { VITE_FIREBASE_PROJECT_ID: 'demo-guia', ...emulators };
  expect(describeBuild(readBuildTarget(local))).toMatch(
    /over the API of the site's own origin, local Firestore at 127\.0\.0\.1:8080, local Auth at 127\.0\.0\.1:9099\.$/,
  );
});

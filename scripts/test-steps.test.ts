import { expect, it } from 'vitest';
import config from '../tests/e2e/playwright.config.ts';
import viteConfig from '../vite.config.ts';
import { testSteps } from './test-steps.ts';

const journeys = (isFull: boolean) =>
  testSteps({ isThorough: true, isFull })
    .filter(({ heading, name }) => heading.startsWith('Playwright') && name !== 'browsers')
    .map(({ name, args }) => ({
      name,
      projects: args.filter((_, at) => args[at - 1] === '--project'),
      isIndependent: args.includes('--no-deps'),
    }));

it('runs every Playwright project once, and the members project even if others failed', () => {
  const steps = journeys(false);
  expect(steps.map(({ name }) => name)).toEqual(['e2e', 'members']);
  expect(steps.flatMap(({ projects }) => projects)).toEqual(
    config.projects?.map(({ name }) => name),
  );
  expect(steps[1]).toEqual({ name: 'members', projects: ['members'], isIndependent: true });
});

it('also runs the same journeys in the headless shell in the full run', () => {
  const steps = journeys(true);
  expect(steps.map(({ name }) => name)).toEqual(['e2e', 'members', 'e2e-shell', 'members-shell']);
  expect(steps.slice(2).map(({ projects }) => projects)).toEqual(
    steps.slice(0, 2).map(({ projects }) => projects),
  );
});

it('runs the journeys in Firefox and WebKit only in the full run', () => {
  const names = (isFull: boolean) =>
    testSteps({ isThorough: true, isFull }).map(({ name }) => name);
  expect(names(false)).not.toContain('browsers');
  expect(names(true)).toContain('browsers');
});

it('gives each step a unique name', () => {
  const names = testSteps({ isThorough: true, isFull: true }).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

it('runs every Vitest project of the product under its configured name', () => {
  const named = testSteps({ isThorough: true, isFull: true })
    .filter(({ heading }) => heading.startsWith('Vitest'))
    .flatMap(({ args }) => args.filter((_, at) => args[at - 1] === '--project'));
  const { projects = [] } = (viteConfig as { test: { projects?: unknown[] } }).test;
  const own = projects.flatMap((project) =>
    typeof project === 'string' ? [] : [(project as { test: { name: string } }).test.name],
  );
  const ofPackages = named.filter((name) => name.startsWith('local-'));
  expect(named.sort()).toEqual([...own, ...ofPackages].sort());
});

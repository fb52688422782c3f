import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChildFailedError, startChild } from './child.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'guia-child-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function program(code: string): Promise<string> {
  const file = path.join(folder, 'program.mjs');
  await writeFile(file, code);
  return file;
}

const SERVICE = `
  import { writeFileSync } from 'node:fs';
  setInterval(() => {}, 1000);
  process.on('disconnect', () => {
    writeFileSync(process.env.MARK, 'saved');
    process.exit(0);
  });
  process.send({ type: 'listening' });
`;

it('reports when a service listens, and stops it gracefully', async () => {
  const mark = path.join(folder, 'mark');
  const child = startChild({
    label: 'service',
    args: [await program(SERVICE)],
    env: { ...process.env, MARK: mark },
  });
  await child.listening;
  await child.stop();
  expect(await readFile(mark, 'utf8')).toBe('saved');
  expect((await child.ended).code).toBe(0);
});

it('keeps the last output lines of a child that does not start', async () => {
  const file = await program("console.error('porta em uso'); process.exit(3);");
  const child = startChild({ label: 'service', args: [file], env: process.env });
  const failure = child.listening;
  await expect(failure).rejects.toBeInstanceOf(ChildFailedError);
  await expect(failure).rejects.toThrow('service ended with code 3.\nporta em uso');
  expect(await child.ended).toEqual({ code: 3, output: 'porta em uso' });
});

it('stops a script that does not listen for its parent, and lets a script run to its end', async () => {
  const endless = await program('setInterval(() => {}, 1000);');
  const cut = startChild({ label: 'script', args: [endless], env: process.env });
  await cut.stop();
  expect((await cut.ended).code).not.toBe(0);
  const brief = await program("console.log('pronto');");
  const whole = startChild({ label: 'script', args: [brief], env: process.env });
  expect(await whole.ended).toEqual({ code: 0, output: 'pronto' });
});

it('leaves no child process running when the parent is killed', async () => {
  const mark = path.join(folder, 'mark');
  const service = await program(SERVICE);
  const parentFile = path.join(folder, 'parent.mts');
  await writeFile(
    parentFile,
    `import { startChild } from ${JSON.stringify(path.resolve('scripts/child.ts'))};
     const child = startChild({ label: 'service', args: [${JSON.stringify(service)}], env: process.env });
     await child.listening;
     console.log('ready');
     setInterval(() => {}, 1000);`,
  );
  const parent = spawn(process.execPath, ['--import', 'tsx', parentFile], {
    env: { ...process.env, MARK: mark },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => parent.stdout.once('data', resolve));
  parent.kill('SIGKILL');
  await vi.waitFor(async () => {
    expect(await readFile(mark, 'utf8')).toBe('saved');
  }, 10_000);
});

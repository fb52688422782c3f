import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { localServerClient, startFixture } from './firestore-fixture.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'firestore-data-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** Starts a service in a separate process, which prints its port. */
async function startProcess(): Promise<{ port: number; kill: () => Promise<void> }> {
  const server = new URL('../firestore/server.ts', import.meta.url).href;
  const script = `const { startFirestore } = await import(${JSON.stringify(server)});
    const { port } = await startFirestore({ port: 0, dataDir: ${JSON.stringify(dataDir)} });
    process.stdout.write(String(port) + '\\n');`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    port: Number(line.toString()),
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

it('keeps every acknowledged write after kill -9', async () => {
  const { port, kill } = await startProcess();
  const db = localServerClient(port, 'demo-durable');
  const answered: string[] = [];
  await new Promise<void>((resolve, reject) => {
    for (let i = 0; i < 200; i += 1) {
      const write = db.doc(`c/${i}`).set({ i, at: new Date(), text: 'ç'.repeat(100) });
      write.then(
        () => {
          answered.push(String(i));
          // The kill happens while other writes are still pending.
          if (answered.length === 60) kill().then(resolve, reject);
        },
        // Writes that the killed process did not acknowledge may be lost.
        () => undefined,
      );
    }
  });
  const kept = [...answered];

  const restarted = await startFixture({ dataDir });
  try {
    const stored = await restarted.server('demo-durable').collection('c').get();
    const ids = new Set(stored.docs.map(({ id }) => id));
    expect(kept.filter((id) => !ids.has(id))).toEqual([]);
    for (const document of stored.docs) expect(document.get('i')).toBe(Number(document.id));
  } finally {
    await restarted.close();
    void db.terminate();
  }
});

it('drops an incomplete last record with a warning and accepts further writes', async () => {
  const first = await startFixture({ dataDir });
  await first.server().doc('c/1').set({ x: 1 });
  await first.close();
  appendFileSync(join(dataDir, 'firestore.journal'), 'deadbeef 50 ["demo-contract"');

  const warnings: string[] = [];
  const second = await startFixture({ dataDir, warn: (message) => warnings.push(message) });
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain('28 bytes');
  const dropped = join(dataDir, 'firestore.journal.dropped');
  expect(readFileSync(dropped, 'utf8')).toBe('deadbeef 50 ["demo-contract"');
  await second.server().doc('c/2').set({ x: 2 });
  await second.close();

  const third = await startFixture({ dataDir, warn: (message) => warnings.push(message) });
  expect((await third.server().collection('c').get()).size).toBe(2);
  expect(warnings).toHaveLength(1);
  await third.close();
});

it('refuses a file damaged in its middle instead of dropping the records after the damage', async () => {
  const first = await startFixture({ dataDir });
  for (let i = 0; i < 3; i++) await first.server().doc(`c/${i}`).set({ x: i });
  await first.close();
  const path = join(dataDir, 'firestore.journal');
  writeFileSync(path, readFileSync(path, 'utf8').replace('c/1', 'c/9'));
  await expect(startFixture({ dataDir })).rejects.toThrow('is damaged at byte');
});

it('keeps commit times increasing and creation times unchanged after a restart', async () => {
  const first = await startFixture({ dataDir });
  await first.server().doc('c/1').set({ x: 1 });
  const before = await first.server().doc('c/1').get();
  await first.close();
  const second = await startFixture({ dataDir });
  const after = await second.server().doc('c/1').get();
  expect(after.createTime).toEqual(before.createTime);
  expect(after.updateTime).toEqual(before.updateTime);
  const { writeTime } = await second.server().doc('c/1').set({ x: 2 });
  expect(writeTime.valueOf() > before.updateTime!.valueOf()).toBe(true);
  await second.close();
});

it('does not let two processes write to one folder', async () => {
  const { kill } = await startProcess();
  await expect(startFixture({ dataDir })).rejects.toThrow('is in use by process');
  await kill();
  await (await startFixture({ dataDir })).close();
});

it('passes on the error of a port in use, and releases the folder', async () => {
  const first = await startFixture();
  const { port } = first.running;
  await expect(startFixture({ port, dataDir })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await first.close();
  await (await startFixture({ port, dataDir })).close();
});

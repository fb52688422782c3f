import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { owner } from './auth-token.ts';
import { FirestoreEngine } from './engine.ts';
import { Journal } from './journal.ts';
import { decodeWrites } from './write.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'journal-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const rulesLanguage = {
  load: () => {
    throw new Error('no rules here');
  },
  createBudget: () => ({ kind: 'access-budget' }) as const,
  test: () => null,
};
const open = () => {
  const journal = new Journal(directory, (message) => {
    throw new Error(message);
  });
  return { journal, engine: new FirestoreEngine({ rulesLanguage, journal }) };
};
const database = (project: string) => ({ project, database: '(default)' });
const size = () => statSync(join(directory, 'firestore.journal')).size;

it('is compacted when most of it is history, and keeps every document and its times', () => {
  const first = open();
  const text = 'x'.repeat(50_000);
  for (let i = 0; i < 100; i++) {
    for (const project of ['one', 'two']) {
      const name = `projects/${project}/databases/(default)/documents/c/${i % 10}`;
      const fields = { text: { stringValue: text }, i: { integerValue: String(i) } };
      const id = database(project);
      first.engine.database(id).commit(owner, decodeWrites(id, [{ update: { name, fields } }]));
    }
  }
  const documents = (engine: FirestoreEngine) =>
    ['one', 'two'].map((project) =>
      Array.from(engine.database(database(project)).store.all(), (document) => ({
        ...document,
        fieldsJson: null,
        wireJson: null,
      })).sort((a, b) => (a.path < b.path ? -1 : 1)),
    );
  const before = documents(first.engine);
  first.journal.close();
  const longSize = size();
  expect(longSize).toBeGreaterThan(4 * 1024 * 1024);

  const second = open();
  expect(size()).toBeLessThan(longSize / 5);
  expect(documents(second.engine)).toEqual(before);
  second.journal.close();

  const third = open();
  expect(documents(third.engine)).toEqual(before);
  third.journal.close();
});

it('keeps deleted documents deleted', () => {
  const id = database('one');
  const name = 'projects/one/databases/(default)/documents/c/1';
  const first = open();
  const service = first.engine.database(id);
  service.commit(owner, decodeWrites(id, [{ update: { name, fields: {} } }]));
  service.commit(owner, decodeWrites(id, [{ delete: name }]));
  first.journal.close();
  const second = open();
  expect(second.engine.database(id).store.get('c/1')).toBeNull();
  second.journal.close();
});

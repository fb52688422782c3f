import {
  collection,
  deleteDoc,
  doc,
  getCount,
  getDoc,
  getDocs,
  increment,
  limit,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFixture } from './firestore-fixture.ts';
import type { Fixture } from './firestore-fixture.ts';

const rules = `
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function at(path) { return /databases/$(database)/documents/$(path); }
    match /open/{id} { allow read, write; }
    match /notes/{id} {
      allow get, list: if resource.data.owner == request.auth.uid;
      allow create: if request.resource.data.owner == request.auth.uid
        && request.resource.data.at == request.time;
      allow update: if resource.data.owner == request.auth.uid
        && request.resource.data.n == resource.data.n + 1
        && request.resource.data.diff(resource.data).affectedKeys().hasOnly(['n']);
      allow delete: if resource.data.owner == request.auth.uid;
    }
    match /pairs/{id} {
      allow write: if existsAfter(/databases/$(database)/documents/partners/$(id));
    }
    match /partners/{id} {
      allow create: if !exists(/databases/$(database)/documents/pairs/$(id))
        && getAfter(/databases/$(database)/documents/pairs/$(id)).data.ok == true;
    }
    match /limited/{id} { allow list: if request.query.limit <= 10; }
    match /looked/{id} { allow get: if exists(/databases/$(database)/documents/open/$(id)); }
    match /wrong/{id} { allow list: if resource.data.n is constraint; }
    match /apart/{id} { allow list; allow get: if false; }
  }
}`;

const denied = { code: 'permission-denied' };
let fixture: Fixture;
beforeAll(async () => {
  fixture = await startFixture({ rules, assertLists: true });
});
afterAll(() => fixture.close());

const ana = () => fixture.web({ sub: 'ana', role: 'admin' });
const admin = () => fixture.web('owner');

describe('security rules on every request', () => {
  it('denies requests that no rule allows, and treats a caller without a token as signed out', async () => {
    await expect(getDoc(doc(ana(), 'elsewhere/x'))).rejects.toMatchObject(denied);
    await expect(setDoc(doc(fixture.web(), 'notes/x'), { n: 1 })).rejects.toMatchObject(denied);
    await setDoc(doc(fixture.web(), 'open/x'), { n: 1 });
    expect((await getDoc(doc(fixture.web(), 'open/x'))).exists()).toBe(true);
  });

  it('sees server timestamps equal to request.time', async () => {
    const note = doc(ana(), 'notes/time');
    await expect(setDoc(note, { owner: 'ana', n: 0, at: new Date() })).rejects.toMatchObject(
      denied,
    );
    await setDoc(note, { owner: 'ana', n: 0, at: serverTimestamp() });
    expect((await getDoc(note)).get('n')).toBe(0);
  });

  it('reads the server time once per commit, even for a long one', async () => {
    const db = ana();
    for (let i = 0; i < 100; i++) {
      await setDoc(doc(db, `notes/again-${i}`), { owner: 'ana', n: 0, at: serverTimestamp() });
    }
  });

  it('sees the document after masks and transforms', async () => {
    const note = doc(ana(), 'notes/mask');
    await setDoc(note, { owner: 'ana', n: 0, at: serverTimestamp() });
    await updateDoc(note, { n: increment(1) });
    await expect(updateDoc(note, { n: increment(2) })).rejects.toMatchObject(denied);
    await expect(updateDoc(note, { n: increment(1), extra: 1 })).rejects.toMatchObject(denied);
    await setDoc(note, { n: 2 }, { merge: true });
    expect((await getDoc(note)).get('n')).toBe(2);
  });

  it('evaluates each write of a commit against the stored document, not the previous write', async () => {
    const db = ana();
    const note = doc(db, 'notes/steps');
    await setDoc(note, { owner: 'ana', n: 0, at: serverTimestamp() });
    const twice = writeBatch(db)
      .update(note, { n: increment(1) })
      .update(note, { n: increment(1) });
    await expect(twice.commit()).rejects.toMatchObject(denied);
    expect((await getDoc(note)).get('n')).toBe(0);
  });

  it('looks at the state after the whole batch', async () => {
    const db = ana();
    await expect(setDoc(doc(db, 'pairs/1'), { ok: true })).rejects.toMatchObject(denied);
    await expect(
      writeBatch(db).set(doc(db, 'pairs/1'), { ok: false }).set(doc(db, 'partners/1'), {}).commit(),
    ).rejects.toMatchObject(denied);
    await writeBatch(db)
      .set(doc(db, 'partners/1'), {})
      .set(doc(db, 'pairs/1'), { ok: true })
      .commit();
    expect((await getDoc(doc(admin(), 'pairs/1'))).exists()).toBe(true);
  });

  it('denies before it reveals whether a document exists', async () => {
    await setDoc(doc(admin(), 'notes/of-bia'), { owner: 'bia', n: 0 });
    await expect(updateDoc(doc(ana(), 'notes/of-bia'), { n: 1 })).rejects.toMatchObject(denied);
    await expect(updateDoc(doc(ana(), 'notes/of-nobody'), { n: 1 })).rejects.toMatchObject(denied);
    await expect(deleteDoc(doc(ana(), 'notes/of-bia'))).rejects.toMatchObject(denied);
  });

  it('checks documents that a transaction only reads', async () => {
    const db = ana();
    const peeking = runTransaction(db, async (transaction) => {
      await transaction.get(doc(db, 'notes/of-bia'));
    });
    await expect(peeking).rejects.toMatchObject(denied);
  });

  it('lists and counts only if the query itself proves access', async () => {
    const notes = collection(ana(), 'notes');
    await expect(getDocs(notes)).rejects.toMatchObject(denied);
    await expect(getCount(notes)).rejects.toMatchObject(denied);
    const own = query(notes, where('owner', '==', 'ana'));
    const { docs } = await getDocs(own);
    expect(docs.length).toBeGreaterThan(0);
    expect((await getCount(own)).data().count).toBe(docs.length);
    const theirs = query(notes, where('owner', '==', 'bia'));
    await expect(getDocs(theirs)).rejects.toMatchObject(denied);
  });

  it('exposes the limit of a list as request.query.limit', async () => {
    const limited = collection(ana(), 'limited');
    await expect(getDocs(limited)).rejects.toMatchObject(denied);
    await expect(getDocs(query(limited, limit(11)))).rejects.toMatchObject(denied);
    expect((await getDocs(query(limited, limit(10)))).empty).toBe(true);
  });

  it('counts document lookups by rules separately from reads', async () => {
    const usage = `${fixture.origin}/emulator/v1/projects/demo-contract/usage`;
    await fetch(usage, { method: 'DELETE' });
    await expect(getDoc(doc(ana(), 'looked/none'))).rejects.toMatchObject(denied);
    await getDoc(doc(ana(), 'looked/x'));
    expect(await (await fetch(usage)).json()).toMatchObject({
      documentReads: 1,
      clientReads: 1,
      rulesReads: 2,
    });
  });

  it('reports the reason and the position in the rules', async () => {
    await expect(getDoc(doc(ana(), 'notes/of-bia'))).rejects.toThrow(
      /Missing or insufficient permissions\.\nfalse for 'get' @ L8:/,
    );
  });

  it('answers 500 when the rules refuse a listed document, which would be a bug in the proof', async () => {
    await setDoc(doc(admin(), 'wrong/x'), { n: 1 });
    const positive = query(collection(ana(), 'wrong'), where('n', '>', 0));
    await expect(getDocs(positive)).rejects.toMatchObject({ code: 'unknown' });
  });

  it('checks a listed document with the list rules, not the get rules', async () => {
    await setDoc(doc(admin(), 'apart/x'), {});
    expect((await getDocs(collection(ana(), 'apart'))).size).toBe(1);
  });

  it('denies every owner-only method to other callers', async () => {
    const root = `${fixture.origin}/v1/projects/demo-contract/databases/(default)/documents`;
    const post = async (verb: string, body: object) =>
      (await fetch(`${root}:${verb}`, { method: 'POST', body: JSON.stringify(body) })).status;
    expect(await post('listCollectionIds', {})).toBe(403);
    expect(
      await post('partitionQuery', { structuredQuery: { from: [{ collectionId: 'open' }] } }),
    ).toBe(403);
    const everything = { structuredQuery: { from: [{ allDescendants: true }] } };
    expect(await post('runQuery', everything)).toBe(403);
    expect((await fetch(`${root}/open?showMissing=true`)).status).toBe(403);
  });
});

describe('the rules of one project', () => {
  const put = (project: string, body: unknown) =>
    fetch(`${fixture.origin}/emulator/v1/projects/${project}:securityRules`, {
      method: 'PUT',
      body: JSON.stringify(body),
    });
  const files = (content: string) => ({ rules: { files: [{ name: 'firestore.rules', content }] } });

  it('are replaced without affecting other projects, and remain when the new ones are malformed', async () => {
    const closed = `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents {
      match /closed/{id} { allow read; } } }`;
    expect((await put('demo-closed', files(closed))).status).toBe(200);
    const there = fixture.web(undefined, 'demo-closed');
    await expect(getDoc(doc(there, 'open/x'))).rejects.toMatchObject(denied);
    expect((await getDoc(doc(there, 'closed/x'))).exists()).toBe(false);
    expect((await getDoc(doc(fixture.web(), 'open/x'))).exists()).toBe(true);

    const broken = await put('demo-closed', files('service cloud.firestore {\n  match }'));
    expect(broken.status).toBe(400);
    const { error } = (await broken.json()) as { error: { message: string } };
    expect(error.message).toMatch(/firestore\.rules:2:\d+ /);
    expect((await getDoc(doc(there, 'closed/x'))).exists()).toBe(false);
    expect((await put('demo-closed', { rules: 1 })).status).toBe(400);
  });
});

it('answers the public test method', async () => {
  const response = await fetch(`${fixture.origin}/v1/projects/any:test`, {
    method: 'POST',
    body: JSON.stringify({
      source: { files: [{ name: 'firestore.rules', content: rules }] },
      testSuite: {
        testCases: [
          {
            expectation: 'ALLOW',
            request: { method: 'get', path: '/databases/(default)/documents/open/x' },
          },
          {
            expectation: 'ALLOW',
            request: { method: 'get', path: '/databases/(default)/documents/wrong/x' },
          },
        ],
      },
    }),
  });
  expect(await response.json()).toMatchObject({
    testResults: [{ state: 'SUCCESS' }, { state: 'FAILURE' }],
  });
  const malformed = await fetch(`${fixture.origin}/v1/projects/any:test`, {
    method: 'POST',
    body: '[]',
  });
  expect(malformed.status).toBe(400);
});

it('reports coverage when asked to record it', async () => {
  const recording = await startFixture({ rules, coverage: true });
  try {
    await getDoc(doc(recording.web(), 'open/x'));
    await getDoc(doc(recording.web({ sub: 'ana' }), 'looked/x')).catch(() => undefined);
    const url = `${recording.origin}/emulator/v1/projects/demo-contract:ruleCoverage`;
    const { report } = (await (await fetch(url)).json()) as {
      report: { sourcePosition: { line: number }; values: { value: string }[] }[];
    };
    const looked = rules.split('\n').findIndex((line) => line.includes('match /looked')) + 1;
    const values = report.filter(({ sourcePosition }) => sourcePosition.line === looked);
    expect(values.flatMap((item) => item.values.map(({ value }) => value))).toContain('false');
    const page = await fetch(`${url}.html`);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('<span class="seen" title="false (1)">');
  } finally {
    await recording.close();
  }
});

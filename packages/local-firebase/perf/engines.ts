import { FirestoreMock } from '@firebase-bridge/firestore-admin';
import { owner } from '../firestore/auth-token.ts';
import type { DatabaseService } from '../firestore/database-service.ts';
import { FirestoreEngine } from '../firestore/engine.ts';
import { answerVerb } from '../firestore/rest/verbs.ts';
import { createAccessBudget, loadFirestoreRules } from '../rules/ruleset.ts';

const root = 'projects/demo-bench/databases/(default)/documents';

/** A Firestore in this process, with places that have a category and a rating. */
export interface EngineUnderTest {
  write(id: string, i: number): Promise<unknown>;
  /** Queries the best rated active places of one category; resolves to the number of results. */
  query(limit: number): Promise<number>;
}

interface Place {
  name: string;
  active: boolean;
  category: string;
  rating: number;
}

function placeOf(i: number): Place {
  return {
    name: `Lugar ${i}`,
    active: i % 5 !== 0,
    category: `c${i % 4}`,
    rating: (i * 7919) % 10_007,
  };
}

function bodyOfWrite(id: string, i: number): string {
  const { name, active, category, rating } = placeOf(i);
  const fields = {
    name: { stringValue: name },
    active: { booleanValue: active },
    category: { stringValue: category },
    rating: { integerValue: String(rating) },
  };
  return JSON.stringify({ writes: [{ update: { name: `${root}/places/${id}`, fields } }] });
}

function bodyOfQuery(limit: number): string {
  const equal = (fieldPath: string, value: object) => ({
    fieldFilter: { field: { fieldPath }, op: 'EQUAL', value },
  });
  return JSON.stringify({
    structuredQuery: {
      from: [{ collectionId: 'places' }],
      where: {
        compositeFilter: {
          op: 'AND',
          filters: [
            equal('active', { booleanValue: true }),
            equal('category', { stringValue: 'c1' }),
          ],
        },
      },
      orderBy: [{ field: { fieldPath: 'rating' }, direction: 'DESCENDING' }],
      limit,
    },
  });
}

/** Creates the local engine, measured from request text to response text, without HTTP. */
export function ourEngine(): EngineUnderTest {
  const service = newService();
  const answer = (verb: 'commit' | 'runQuery', body: string): string =>
    answerVerb(verb, {
      service,
      caller: owner,
      path: '',
      body: JSON.parse(body) as Record<string, unknown>,
    });
  return {
    write: (id, i) => Promise.resolve(answer('commit', bodyOfWrite(id, i))),
    query: (limit) => {
      const documents = JSON.parse(answer('runQuery', bodyOfQuery(limit))) as unknown[];
      return Promise.resolve(documents.length);
    },
  };
}

function newService(): DatabaseService {
  const engine = new FirestoreEngine({
    rulesLanguage: { load: loadFirestoreRules, createBudget: createAccessBudget, test: () => ({}) },
  });
  return engine.database({ project: 'demo-bench', database: '(default)' });
}

/** Creates the engine for comparison, @firebase-bridge/firestore-admin, which is used through its bundled client. */
export function bridgeEngine(): EngineUnderTest {
  const places = new FirestoreMock().createDatabase().firestore().collection('places');
  return {
    write: (id, i) => places.doc(id).set(placeOf(i)),
    query: async (limit) => {
      const found = await places
        .where('active', '==', true)
        .where('category', '==', 'c1')
        .orderBy('rating', 'desc')
        .limit(limit)
        .get();
      return found.size;
    },
  };
}

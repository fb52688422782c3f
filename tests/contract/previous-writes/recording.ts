/** Commits of browsers as data: recorded with one version, evaluated with the rules of the next. */
import { RulesLatLng, RulesTimestamp } from '@guia-da-ilha/local-firebase/rules/values';
import type { RulesValue } from '@guia-da-ilha/local-firebase/rules/values';

import type { CommitCase } from '../../rules/rule-case.ts';
import { World } from '../../rules/world.ts';
import type { Fields, Write } from '../../rules/world.ts';

/** One accepted commit. */
export interface RecordedCommit {
  /** The function of the data store. */
  name: string;
  /** uid; null for the server, whose commits only prepare the next ones. */
  caller: string | null;
  /** request.time. */
  time: RulesTimestamp;
  writes: Write[];
}

/** Commits in the order in which they were sent, each with the result of the previous ones. */
export interface Recording {
  /** The code that sent the commits: its commit in git. */
  version: string;
  /** The documents before the first commit, by path. */
  documents: Record<string, Fields>;
  commits: RecordedCommit[];
}

/** A commit of a browser with the documents that it met. */
export interface NamedCase {
  name: string;
  asked: CommitCase;
}

/** Returns the commits of browsers. */
export function casesOf({ documents, commits }: Recording): NamedCase[] {
  const world = new World();
  for (const [path, fields] of Object.entries(documents)) world.put(path, fields);
  return commits.flatMap(({ name, caller, time, writes }) => {
    const asked = world.at(time).commitCase(caller, ...writes);
    world.apply(...writes);
    return caller === null ? [] : [{ name: `${name} by ${caller}`, asked }];
  });
}

/** A text of one repeated letter is encoded as letter and length if it has at least this length. */
const minRepeatLength = 40;

/** Returns a recording as JSON, with maps for the values that JSON lacks. */
export function encodeRecording(recording: Recording): string {
  return JSON.stringify(recording, (_key, value: unknown) => {
    if (value instanceof RulesTimestamp) {
      if (value.nanos !== 0) throw new Error('Recorded times are whole seconds.');
      return { $time: new Date(Number(value.seconds) * 1000).toISOString() };
    }
    if (value instanceof RulesLatLng) return { $geo: [value.latitude, value.longitude] };
    if (typeof value !== 'string' || value.length < minRepeatLength) return value;
    const letter = value.charAt(0);
    return value === letter.repeat(value.length) ? { $repeat: [letter, value.length] } : value;
  });
}

interface Encoded {
  $time?: string;
  $geo?: [number, number];
  $repeat?: [string, number];
}

/** @param text the output of encodeRecording() */
export function decodeRecording(text: string): Recording {
  return JSON.parse(text, (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value;
    const { $time, $geo, $repeat } = value as Encoded;
    if ($time !== undefined) return new RulesTimestamp(BigInt(Date.parse($time) / 1000), 0);
    if ($geo !== undefined) return new RulesLatLng(...$geo);
    return $repeat === undefined ? value : $repeat[0].repeat($repeat[1]);
  }) as Recording;
}

/** Returns the names of all fields that these commits wrote in a collection, also those inside of maps. */
export function fieldNamesIn(collection: string, cases: readonly NamedCase[]): Set<string> {
  const names = new Set<string>();
  const add = (value: RulesValue | undefined): void => {
    if (Array.isArray(value)) value.forEach(add);
    if (!(value instanceof Map)) return;
    for (const [name, item] of value) {
      names.add(String(name));
      add(item);
    }
  };
  for (const { asked } of cases) {
    for (const { path } of asked.writes) {
      if (path.startsWith(`${collection}/`)) add(asked.result.get(path));
    }
  }
  return names;
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Validates JSON-LD graphs against the published schema.org vocabulary. Reports unknown types and properties,
 * properties that a type and its ancestors do not have, values of the wrong type, and references to missing items.
 */

const schema = 'http://schema.org/';
const typeIri = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';
const classIri = 'http://www.w3.org/2000/01/rdf-schema#Class';

type Values = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads the vocabulary as maps from subject to objects, one for each predicate. */
function relations(): Record<'type' | 'subClassOf' | 'domainIncludes' | 'rangeIncludes', Values> {
  const file = fileURLToPath(import.meta.resolve('@vocabulary/schema/schema.nq'));
  const found = new Map<string, Map<string, Set<string>>>();
  const statements = readFileSync(file, 'utf8').matchAll(/^<([^>]+)> <([^>]+)> <([^>]+)> /gm);
  for (const [, subject = '', predicate = '', object = ''] of statements) {
    const objects = found.get(predicate) ?? new Map<string, Set<string>>();
    found.set(predicate, objects);
    objects.set(subject, (objects.get(subject) ?? new Set()).add(object));
  }
  const of = (predicate: string): Values => {
    const values = found.get(predicate);
    if (!values || values.size < 100)
      throw new Error(`The vocabulary does not contain ${predicate}`);
    return values;
  };
  return {
    type: of(typeIri),
    subClassOf: of('http://www.w3.org/2000/01/rdf-schema#subClassOf'),
    domainIncludes: of(`${schema}domainIncludes`),
    rangeIncludes: of(`${schema}rangeIncludes`),
  };
}

const vocabulary = relations();
const dataTypes: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === 'string' && value !== '',
  URL: isAddress,
  Date: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
  DateTime: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value),
  Time: (value) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
  Number: (value) => typeof value === 'number' && Number.isFinite(value),
  Integer: (value) => Number.isInteger(value),
  Boolean: (value) => typeof value === 'boolean',
};

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\/[^/]/.test(value) && URL.canParse(value);
}

/** Returns the names of a type and all its ancestors. */
export function ancestorsOf(name: string): Set<string> {
  const found = new Set<string>();
  const waiting = [schema + name];
  for (let iri = waiting.pop(); iri !== undefined; iri = waiting.pop()) {
    if (found.has(iri)) continue;
    found.add(iri);
    waiting.push(...(vocabulary.subClassOf.get(iri) ?? []));
  }
  return new Set([...found].map((iri) => iri.slice(schema.length)));
}

type Thing = Readonly<Record<string, unknown>>;

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Returns one sentence for each violation of schema.org in a graph; empty for a valid graph.
 * @param document as returned by JSON.parse
 */
export function problemsOf(document: unknown): string[] {
  if (!isThing(document) || document['@context'] !== 'https://schema.org') {
    return ['the context is not schema.org'];
  }
  const graph = document['@graph'];
  if (!Array.isArray(graph) || graph.length === 0) return ['the graph is missing'];
  const byId = new Map(
    graph.filter(isThing).map((thing) => [String(thing['@id']), String(thing['@type'])]),
  );
  return graph.flatMap((thing, index) => problemsOfThing(thing, `${index}`, byId));
}

function problemsOfThing(thing: unknown, at: string, byId: ReadonlyMap<string, string>): string[] {
  const type = isThing(thing) ? thing['@type'] : undefined;
  if (!isThing(thing) || typeof type !== 'string') return [`${at}: is not a thing with a type`];
  if (!vocabulary.type.get(schema + type)?.has(classIri)) return [`${at}: no type ${type}`];
  const ancestors = ancestorsOf(type);
  return Object.entries(thing).flatMap(([name, value]) => {
    const where = `${at} ${type}.${name}`;
    if (name === '@type') return [];
    if (name === '@id') return isAddress(value) ? [] : [`${where}: not an address`];
    // "schema.org/docs/actions.html": the input of an action is described next to the property that it fills.
    const input = /^(\w+)-input$/.exec(name)?.[1];
    const property = schema + (input ?? name);
    const domain = [...(vocabulary.domainIncludes.get(property) ?? [])];
    if (domain.length === 0) return [`${where}: no such property`];
    if (!domain.some((iri) => ancestors.has(iri.slice(schema.length)))) {
      return [`${where}: a ${type} has no such property`];
    }
    if (input !== undefined) {
      return typeof value === 'string' && /^required name=\w+$/.test(value)
        ? []
        : [`${where}: no description of an input`];
    }
    const range = [...(vocabulary.rangeIncludes.get(property) ?? [])].map((iri) =>
      iri.slice(schema.length),
    );
    const values: unknown[] = Array.isArray(value) ? value : [value];
    if (values.length === 0) return [`${where}: an empty list`];
    return values.flatMap((one) => problemsOfValue(one, { range, where, byId }));
  });
}

function problemsOfValue(
  value: unknown,
  { range, where, byId }: { range: string[]; where: string; byId: ReadonlyMap<string, string> },
): string[] {
  const fits = (type: string) => {
    const ancestors = ancestorsOf(type);
    return range.some((wanted) => ancestors.has(wanted));
  };
  if (isThing(value)) {
    const type = value['@type'] ?? byId.get(String(value['@id']));
    if (typeof type !== 'string') return [`${where}: references a missing thing of the graph`];
    return [
      ...(fits(type) ? [] : [`${where}: accepts ${range.join(', ')}, not ${type}`]),
      ...(value['@type'] === undefined ? [] : problemsOfThing(value, where, byId)),
    ];
  }
  if (range.some((name) => dataTypes[name]?.(value) === true)) return [];
  // A property that accepts things also accepts their URLs; an enumeration accepts only its members.
  const member = String(value).replace(/^https:/, 'http:');
  const isMember = [...(vocabulary.type.get(member) ?? [])].some((iri) =>
    range.includes(iri.slice(schema.length)),
  );
  const isEnumeration = range.some((name) => ancestorsOf(name).has('Enumeration'));
  const takesThings = range.some((name) => dataTypes[name] === undefined);
  if (isMember || (takesThings && !isEnumeration && isAddress(value))) return [];
  return [`${where}: accepts ${range.join(', ')}, not ${JSON.stringify(value)}`];
}

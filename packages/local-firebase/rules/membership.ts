/** Searches lists and sets: by comparing elements when they are short, by keys when they are long. */
import { containsElement, containsInSet, isList } from './equality.ts';
import { LimitExceeded } from './outcome.ts';
import { RulesBytes, RulesDuration, RulesLatLng, RulesPath, RulesTimestamp } from './values.ts';
import type { RulesValue } from './values.ts';

type Items = readonly RulesValue[];

/** Below this number of elements, a search compares each element. */
const shortList = 32;

/** Maximum number of comparisons in one search, for elements that have no key, such as maps. */
const maximumComparisons = 5_000_000;

/** Counts the comparisons of one search. @throws LimitExceeded above the limit */
function comparisonCounter(): (comparisons: number) => void {
  let left = maximumComparisons;
  return (comparisons) => {
    left -= comparisons;
    if (left < 0) throw new LimitExceeded('The values are too large to compare.');
  };
}

/** Returns a key that is equal for two numbers exactly when they have the same value. */
function amountKey(value: bigint | number): string {
  return typeof value === 'number' && Number.isInteger(value) ? `${BigInt(value)}` : `${value}`;
}

/** Returns a key that is equal only for equal values, or null for values without a key. */
function keyOf(value: RulesValue, typed: boolean): string | null {
  switch (typeof value) {
    case 'string':
      return `s${value}`;
    case 'boolean':
      return `b${value}`;
    case 'bigint':
      return typed ? `i${value}` : `n${amountKey(value)}`;
    case 'number':
      // In a list NaN does not equal NaN.
      if (typed) return Number.isNaN(value) ? null : `f${amountKey(value)}`;
      return `n${amountKey(value)}`;
    default:
      return objectKey(value);
  }
}

function objectKey(value: RulesValue): string | null {
  if (value === null) return 'null';
  if (value instanceof RulesTimestamp) return `t${value.seconds}.${value.nanos}`;
  if (value instanceof RulesDuration) return `d${value.seconds}.${value.nanos}`;
  if (value instanceof RulesPath) return `p${JSON.stringify(value.segments)}`;
  if (value instanceof RulesBytes) return `x${Buffer.from(value.data).toString('base64')}`;
  if (value instanceof RulesLatLng) return `l${value.latitude + 0},${value.longitude + 0}`;
  return null;
}

function finder(
  items: Items,
  typed: boolean,
  contains: (items: Items, wanted: RulesValue) => boolean,
): (wanted: RulesValue) => boolean {
  if (items.length < shortList) return (wanted) => contains(items, wanted);
  const keys = new Set<string>();
  const others: RulesValue[] = [];
  for (const item of items) {
    const key = keyOf(item, typed);
    if (key === null) others.push(item);
    else keys.add(key);
  }
  const count = comparisonCounter();
  return (wanted) => {
    const key = keyOf(wanted, typed);
    if (key !== null) return keys.has(key);
    count(others.length);
    return contains(others, wanted);
  };
}

/** Returns a function that tests whether a list contains a value, for repeated use. */
export function listFinder(items: Items): (wanted: RulesValue) => boolean {
  return finder(items, true, containsElement);
}

/** Returns a function that tests whether a set contains a value, for repeated use. */
export function setFinder(elements: Items): (wanted: RulesValue) => boolean {
  return finder(elements, false, containsInSet);
}

/** Returns the distinct elements by the equality of sets, keeping the first of equal ones. */
export function distinct(items: Items): RulesValue[] {
  const keys = new Set<string>();
  const others: RulesValue[] = [];
  const count = comparisonCounter();
  return items.filter((item) => {
    const key = keyOf(item, false);
    if (key === null) {
      count(others.length);
      if (containsInSet(others, item)) return false;
      others.push(item);
      return true;
    }
    if (keys.has(key)) return false;
    keys.add(key);
    return true;
  });
}

/** Returns a list argument, or undefined for any other value. */
export function listOf(value: RulesValue | undefined): Items | undefined {
  return value !== undefined && isList(value) ? value : undefined;
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { fromProto3JSON, toProto3JSON } from 'proto3-json-serializer';
import protobuf from 'protobufjs';
import { invalidArgument } from '../errors.ts';
import { isObject } from '../value-codec.ts';

const require = createRequire(import.meta.url);
/** The descriptors of the public API, which Google's client contains but does not export. */
const descriptors = new URL(
  'build/protos/v1.json',
  pathToFileURL(require.resolve('firestore-protos/package.json')),
);
const service = protobuf.Root.fromJSON(
  JSON.parse(readFileSync(descriptors, 'utf8')) as protobuf.INamespace,
).lookupService('google.firestore.v1.Firestore');

/**
 * Returns the message types of a method.
 * @param method a name of the public API, such as 'Commit'
 */
export function typesOf(method: string): { request: protobuf.Type; response: protobuf.Type } {
  const { requestType, responseType } = service.methods[method]!;
  return { request: service.lookupType(requestType), response: service.lookupType(responseType) };
}

/**
 * Decodes a message into the JSON of the REST API.
 * @throws FirestoreError INVALID_ARGUMENT when malformed
 */
export function decodeMessage(type: protobuf.Type, bytes: Buffer): Record<string, unknown> {
  const json = attemptDecoding(type, bytes);
  checkPrototypes(json);
  return json;
}

function attemptDecoding(type: protobuf.Type, bytes: Buffer): Record<string, unknown> {
  try {
    return toProto3JSON(type.decode(bytes)) as Record<string, unknown>;
  } catch (error) {
    throw invalidArgument(`Malformed ${type.name}: ${String(error)}`);
  }
}

/**
 * Refuses a field with the name '__proto__': the serializer makes its value the prototype of the map, so the field
 * would be ignored instead of refused like other reserved names.
 */
function checkPrototypes(json: unknown): void {
  if (isObject(json) && Object.getPrototypeOf(json) !== Object.prototype) {
    throw invalidArgument('Field name "__proto__" is reserved.');
  }
  if (typeof json === 'object' && json !== null) Object.values(json).forEach(checkPrototypes);
}

/** Encodes a message from the JSON of the REST API. */
export function encodeMessage(type: protobuf.Type, json: object): Uint8Array {
  const message = fromProto3JSON(type, json as Parameters<typeof fromProto3JSON>[1]);
  return type.encode(message as protobuf.Message).finish();
}

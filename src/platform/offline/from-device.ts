/** Answers that this device kept, as they are shown until the network answers. */
const answers = new WeakSet<object>();

/** Remembers that data came from this device. Null and the like are not worth it: nothing is shown of them. */
export function markFromDevice(data: unknown): void {
  if (typeof data === 'object' && data !== null) answers.add(data);
}

/** Whether these very data came from this device. */
export function isFromDevice(data: unknown): boolean {
  return typeof data === 'object' && data !== null && answers.has(data);
}

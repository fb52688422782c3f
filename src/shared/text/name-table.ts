/** Assigns each distinct name an index, in order of appearance. */
export class NameTable {
  readonly names: string[];
  private readonly positions = new Map<string, number>();

  constructor(initialNames: readonly string[] = []) {
    this.names = [...initialNames];
    this.names.forEach((name, position) => this.positions.set(name, position));
  }

  positionOf(name: string): number {
    const existingPosition = this.positions.get(name);
    if (existingPosition !== undefined) return existingPosition;
    this.positions.set(name, this.names.length);
    return this.names.push(name) - 1;
  }

  /** Returns the indexes of a set of names in ascending order, so that equal sets have equal lists. */
  positionsOf(names: readonly string[]): number[] {
    return names.map((name) => this.positionOf(name)).sort((a, b) => a - b);
  }
}

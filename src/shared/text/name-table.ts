/** Gives each distinct name its position, in order of appearance. */
export class NameTable {
  readonly names: string[];
  private readonly positions = new Map<string, number>();

  constructor(initial: readonly string[] = []) {
    this.names = [...initial];
    this.names.forEach((name, position) => this.positions.set(name, position));
  }

  positionOf(name: string): number {
    const known = this.positions.get(name);
    if (known !== undefined) return known;
    this.positions.set(name, this.names.length);
    return this.names.push(name) - 1;
  }

  /** Positions of names that form a set: ascending, so that equal sets look alike. */
  positionsOf(names: readonly string[]): number[] {
    return names.map((name) => this.positionOf(name)).sort((a, b) => a - b);
  }
}

/** Finds the words that hold a text, by one search through all of them. */
export class WordHaystack {
  /** All words, each after a line feed, and where each starts. */
  private readonly text: string;
  private readonly starts: readonly number[];

  /** @param words without line feeds */
  constructor(words: readonly string[]) {
    let length = 0;
    this.starts = words.map((word) => {
      const start = length;
      length += word.length + 1;
      return start;
    });
    this.text = words.join('\n');
  }

  /**
   * Tells of each word that holds the text, in order.
   * @param text without line feeds
   */
  forEachWith(text: string, tell: (word: number, isBeginning: boolean) => void): void {
    let word = 0;
    for (
      let at = this.text.indexOf(text);
      at !== -1;
      at = this.text.indexOf(text, this.starts[word] ?? this.text.length)
    ) {
      word = this.lastAtOrBefore(at, word);
      tell(word, this.starts[word] === at);
      word += 1;
    }
  }

  /** Position of the last start that is at most `at`, searched from `from` on. */
  private lastAtOrBefore(at: number, from: number): number {
    let low = from;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((this.starts[middle] ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

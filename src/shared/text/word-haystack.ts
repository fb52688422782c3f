/** Finds the words that contain a text, with one search through all of them. */
export class WordHaystack {
  /** All words, each after a line feed, and the start index of each. */
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
   * Calls the callback for each word that contains the text, in order.
   * @param text without line feeds
   */
  forEachWith(text: string, callback: (word: number, isBeginning: boolean) => void): void {
    let word = 0;
    for (
      let at = this.text.indexOf(text);
      at !== -1;
      at = this.text.indexOf(text, this.starts[word] ?? this.text.length)
    ) {
      word = this.lastAtOrBefore(at, word);
      callback(word, this.starts[word] === at);
      word += 1;
    }
  }

  /** Returns the index of the last start that is at most `at`, searching from `from`. */
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

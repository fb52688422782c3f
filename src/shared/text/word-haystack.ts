/** Finds the words that contain a text, with one search through all of them. */
export class WordHaystack {
  /** All words, separated by line feeds, and the start index of each word. */
  private readonly text: string;
  private readonly wordStarts: readonly number[];

  /** @param words without line feeds */
  constructor(words: readonly string[]) {
    let length = 0;
    this.wordStarts = words.map((word) => {
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
  forEachWordContaining(
    text: string,
    callback: (wordIndex: number, isBeginning: boolean) => void,
  ): void {
    let wordIndex = 0;
    for (
      let matchIndex = this.text.indexOf(text);
      matchIndex !== -1;
      matchIndex = this.text.indexOf(text, this.wordStarts[wordIndex] ?? this.text.length)
    ) {
      wordIndex = this.wordIndexAt(matchIndex, wordIndex);
      callback(wordIndex, this.wordStarts[wordIndex] === matchIndex);
      wordIndex += 1;
    }
  }

  /**
   * Returns the index of the word that contains the position `matchIndex`, by binary search from `firstWordIndex` on.
   */
  private wordIndexAt(matchIndex: number, firstWordIndex: number): number {
    let low = firstWordIndex;
    let high = this.wordStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((this.wordStarts[middle] ?? 0) <= matchIndex) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

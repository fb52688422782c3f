import { lexiconText } from './lexicon-text.ts';
import { readLexicon } from './read-lexicon.ts';

/** The lexicon of the guide. Import it lazily: it is as large as the rest of the search. */
export const fullLexicon = readLexicon(lexiconText);

import { foldText } from '#shared/text/fold-text.ts';
import type { HelpGroup, HelpTopic } from '#features/help/texts.ts';

/** Returns the groups with the questions that contain every word of the query, ignoring accents and case. */
export function findTopics(groups: readonly HelpGroup[], query: string): HelpGroup[] {
  const words = foldText(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return groups
    .map(({ title, topics }) => ({
      title,
      topics: topics.filter((topic) => {
        const text = foldText(searchableText(topic, title));
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ topics }) => topics.length > 0);
}

function searchableText(
  { question, answer, keywords = '' }: HelpTopic,
  groupTitle: string,
): string {
  return [groupTitle, question, ...answer, keywords].join(' ');
}

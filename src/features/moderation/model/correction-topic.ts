import type { CorrectionDraft } from './correction.ts';

/** Topics of a correction, in the order of the form. */
export const correctionTopics = ['phone', 'hours', 'address', 'closed', 'other'] as const;
export type CorrectionTopic = (typeof correctionTopics)[number];

/** The fields that the form shows for each topic. */
const fieldsByTopic: Record<CorrectionTopic, readonly (keyof CorrectionDraft)[]> = {
  phone: ['phone'],
  hours: ['hours'],
  address: ['address', 'city', 'neighborhood'],
  closed: ['message'],
  other: [
    ...(['title', 'address', 'city', 'neighborhood', 'phone', 'website', 'hours'] as const),
    ...(['facts', 'message'] as const),
  ],
};

/** Returns true if the form shows a field for the topic. */
export function isTopicField(topic: CorrectionTopic, name: keyof CorrectionDraft): boolean {
  return fieldsByTopic[topic].includes(name);
}

/** Returns the draft to send: the values of the fields that the topic shows, otherwise those of the initial draft. */
export function toTopicDraft(
  topic: CorrectionTopic,
  values: CorrectionDraft,
  initialDraft: CorrectionDraft,
): CorrectionDraft {
  const shownValues = fieldsByTopic[topic].map((name) => [name, values[name]]);
  return {
    ...initialDraft,
    ...(Object.fromEntries(shownValues) as Partial<CorrectionDraft>),
    isClosed: topic === 'closed',
  };
}

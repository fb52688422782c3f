import { expect, it } from 'vitest';
import { toPlace } from '#features/places/model/place.ts';
import { toTopicDraft } from './correction-topic.ts';
import { toCorrectionDraft } from './correction.ts';

const initialDraft = toCorrectionDraft(toPlace('p1', { title: 'Bar', phone: '(48) 3222-0000' }));
const values = { ...initialDraft, title: 'Café', phone: '(48) 3222-1111', message: 'Liguei.' };

it('sends only the fields that the topic shows', () => {
  expect(toTopicDraft('phone', values, initialDraft)).toEqual({
    ...{ ...initialDraft, phone: '(48) 3222-1111' },
  });
  expect(toTopicDraft('other', values, initialDraft)).toEqual(values);
});

it('marks the place as closed only for that topic', () => {
  expect(toTopicDraft('closed', values, initialDraft)).toEqual({
    ...{ ...initialDraft, isClosed: true, message: 'Liguei.' },
  });
  expect(toTopicDraft('hours', { ...values, isClosed: true }, initialDraft).isClosed).toBe(false);
});

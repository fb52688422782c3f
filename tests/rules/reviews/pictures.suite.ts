import { describe } from 'vitest';

import { aReviewRecord } from '../city.ts';
import { checkArranged, checkCommits, fresh, set, update } from '../commits.ts';
import type { ArrangedRow, CommitRow } from '../commits.ts';
import { checkOwners } from '../field-owners.ts';
import { now, past } from '../world.ts';
import type { Fields, Plain, Write } from '../world.ts';
import {
  aRecord,
  closes,
  counted,
  decide,
  edit,
  hold,
  opens,
  paced,
  path,
  picture,
  pictured,
  recorded,
  recordPath,
  report,
  reportId,
  three,
} from './picture-commits.ts';

const edits = (
  name: string,
  change: Fields,
  expected: boolean,
  stored: Fields = {},
): ArrangedRow => [name, pictured(stored), 'reviewer', [edit(change), counted], expected];

const earlier = (change: Fields = {}): Record<string, Fields> => ({
  [`reports/${reportId('stranger')}`]: {
    reviewId: 'open1_reviewer',
    about: 'pictures',
    placeId: 'open1',
    reporter: 'stranger',
    reason: 'private',
    status: 'removed',
    createdAt: past,
    updatedAt: past,
    ...change,
  },
});

describe('images of a review', () => {
  const review = (pictures: Plain, change: Fields = {}): Write[] => [
    set(
      'reviews/open1_member',
      aReviewRecord('open1', 'member', {
        ...{ ...fresh, rating: 5, verifiedVisit: true, pictures },
        ...change,
      }),
    ),
    update('places/open1', { ratingCounts: [0, 0, 0, 1, 1], reviewsCount: 2, rating: 4.5 }),
  ];
  const own = (at: number) => picture(at, 'open1_member');
  const written = (name: string, pictures: Plain, expected: boolean): CommitRow => [
    name,
    'member',
    review(pictures),
    expected,
  ];
  checkCommits([
    written('three with names of the server', [own(0), own(1), own(2)], true),
    written('none', [], true),
    written('four', [own(0), own(1), own(2), own(3)], false),
    written('of another review', [picture()], false),
    written('of a place', ['/uploads/places/open1/a.webp#1600x1067;320;a1b2c3'], false),
    written('of another host', [`https://x.test${own(0)}`], false),
    written('without their size', [own(0).split('#')[0] ?? ''], false),
    written('in a parent folder', [own(0).replace('open1_member/', 'open1_member/../')], false),
    written('with an arbitrary name', [own(0).replace('0000', 'foto')], false),
    written('with a script appended', [`${own(0)}<script>`], false),
    written('two in one string', [`${own(0)}\n${own(1)}`, own(2), own(3)], false),
    written('as maps', [{ url: own(0) }], false),
    written('as a string', own(0), false),
    ['created as kept', 'member', review([own(0)], { picturesStatus: 'kept' }), false],
    ['created as shown', 'member', review([own(0)], { picturesStatus: 'shown' }), false],
  ]);
});

describe('images of a changed review', () => {
  checkArranged([
    edits('by its author', { pictures: three }, true),
    edits('by its author, all deleted', { pictures: [] }, true),
    edits('by its author, four', { pictures: [...three, picture(3)] }, false),
    edits('while they wait, with an unchanged status', { pictures: three }, true, {
      picturesStatus: 'waiting',
    }),
    edits(
      'while they wait, with the status shown',
      { pictures: three, picturesStatus: 'shown' },
      false,
      {
        picturesStatus: 'waiting',
      },
    ),
    edits(
      'while they wait, all deleted with the status shown',
      { pictures: [], picturesStatus: 'shown' },
      false,
      {
        picturesStatus: 'waiting',
      },
    ),
    edits(
      'kept ones replaced, with the status shown',
      { pictures: three, picturesStatus: 'shown' },
      true,
      {
        picturesStatus: 'kept',
      },
    ),
    edits('kept ones replaced, with an unchanged status', { pictures: three }, false, {
      picturesStatus: 'kept',
    }),
    edits('kept ones in another order', { pictures: [picture(1), picture(0)] }, false, {
      picturesStatus: 'kept',
    }),
    edits('kept ones unchanged with another text', { text: 'Outro' }, true, {
      picturesStatus: 'kept',
    }),
    edits('with the status kept', { picturesStatus: 'kept' }, false),
    edits('with the status waiting', { picturesStatus: 'waiting' }, false),
    ['by a manager', pictured(), 'manager', [decide({ pictures: [] })], false],
    [
      'by a manager who answers',
      pictured(),
      'manager',
      [decide({ pictures: [], reply: { text: 'Obrigado.', repliedAt: now } })],
      false,
    ],
    ['by another user', pictured(), 'member', [edit({ pictures: [] }), counted], false],
    [
      'by its author without a new timestamp',
      pictured(),
      'reviewer',
      [decide({ pictures: [] })],
      false,
    ],
  ]);
});

const recordsNone = set(recordPath, aRecord({ pictures: {} }));

/** A refused repetition of a report after the first one was decided. */
const again = (name: string, change: Fields): ArrangedRow => [
  name,
  { ...pictured(), ...earlier() },
  'stranger',
  [opens, report('stranger', change), paced('stranger')],
  false,
];

describe('reports of images', () => {
  checkArranged([
    [
      'set them to waiting',
      pictured(),
      'stranger',
      [opens, report('stranger'), hold, paced('stranger')],
      true,
    ],
    [
      'can leave the review unchanged',
      pictured(),
      'stranger',
      [opens, report('stranger'), paced('stranger')],
      true,
    ],
    ['without the counter', pictured(), 'stranger', [opens, report('stranger'), hold], false],
    [
      'with a counter that names another report',
      pictured(),
      'stranger',
      [opens, report('stranger'), hold, paced('stranger', 'reports/other')],
      false,
    ],
    ['without a report document', pictured(), 'stranger', [hold], false],
    [
      'without a report document, with the counter',
      pictured(),
      'stranger',
      [hold, paced('stranger')],
      false,
    ],
    [
      'cannot set them to waiting if only the text is reported',
      pictured(),
      'stranger',
      [
        set('reports/open1_reviewer_stranger', {
          reviewId: 'open1_reviewer',
          placeId: 'open1',
          reporter: 'stranger',
          reason: 'private',
          status: 'open',
          ...fresh,
        }),
        hold,
      ],
      false,
    ],
    [
      'cannot set them to waiting by another user',
      { ...pictured(), ...earlier({ status: 'open' }) },
      'member',
      [hold],
      false,
    ],
    [
      'cannot set them to waiting with an earlier report',
      { ...pictured(), ...earlier({ status: 'open' }) },
      'stranger',
      [hold],
      false,
    ],
    [
      'cannot set kept images to waiting',
      pictured({ picturesStatus: 'kept' }),
      'stranger',
      [opens, report('stranger'), hold, paced('stranger')],
      false,
    ],
    [
      'are accepted for kept images',
      pictured({ picturesStatus: 'kept' }),
      'stranger',
      [opens, report('stranger'), paced('stranger')],
      true,
    ],
    [
      'are accepted for waiting images',
      pictured({ picturesStatus: 'waiting' }),
      'stranger',
      [opens, report('stranger'), paced('stranger')],
      true,
    ],
    [
      'cannot delete the images',
      pictured(),
      'stranger',
      [
        opens,
        report('stranger'),
        decide({ picturesStatus: 'waiting', pictures: [] }),
        paced('stranger'),
      ],
      false,
    ],
    [
      'cannot set them to kept',
      pictured(),
      'stranger',
      [opens, report('stranger'), decide({ picturesStatus: 'kept' }), paced('stranger')],
      false,
    ],
    [
      'of a review without images',
      pictured({ pictures: [] }),
      'stranger',
      [recordsNone, report('stranger'), paced('stranger')],
      false,
    ],
    [
      'by an inactive user',
      pictured(),
      'inactive',
      [opens, report('inactive'), hold, paced('inactive')],
      false,
    ],
    [
      'with another reporter',
      pictured(),
      'stranger',
      [opens, report('member'), hold, paced('stranger', `reports/${reportId('member')}`)],
      false,
    ],
    [
      'with the id of a report of the text',
      pictured(),
      'stranger',
      [
        report('stranger', {}, 'open1_reviewer_stranger'),
        paced('stranger', 'reports/open1_reviewer_stranger'),
      ],
      false,
    ],
    [
      'with another subject',
      pictured(),
      'stranger',
      [opens, report('stranger', { about: 'text' }), paced('stranger')],
      false,
    ],
    [
      'with another placeId',
      pictured(),
      'stranger',
      [opens, report('stranger', { placeId: 'other1' }), paced('stranger')],
      false,
    ],
    [
      'with an eventId',
      pictured(),
      'stranger',
      [opens, report('stranger', { eventId: 'event1' }), paced('stranger')],
      false,
    ],
    [
      'created as closed',
      pictured(),
      'stranger',
      [opens, report('stranger', { status: 'kept' }), paced('stranger')],
      false,
    ],
    [
      'again after the decision, with other images',
      { ...pictured(), ...earlier() },
      'stranger',
      [opens, report('stranger'), hold, paced('stranger')],
      true,
    ],
    [
      'again after the decision, without the counter',
      { ...pictured(), ...earlier() },
      'stranger',
      [opens, report('stranger'), hold],
      false,
    ],
    again('again with another reporter', { reporter: 'member' }),
    again('again with another subject', { about: 'text' }),
    again('again with another placeId', { placeId: 'other1' }),
    again('again with an eventId', { eventId: 'event1' }),
    again('again with a decided status', { status: 'kept' }),
    again('again without a reason', { reason: '' }),
    again('again with an extra field', { unknown: 1 }),
    again('again with an old timestamp', { createdAt: past }),
    [
      'again while the first is open',
      { ...pictured(), ...earlier({ status: 'open' }) },
      'stranger',
      [opens, report('stranger'), paced('stranger')],
      false,
    ],
    [
      'again for kept images',
      { ...pictured({ picturesStatus: 'kept' }), ...earlier({ status: 'kept' }) },
      'stranger',
      [opens, report('stranger'), paced('stranger')],
      false,
    ],
    [
      'overwritten by another user',
      { ...pictured(), ...earlier() },
      'member',
      [
        opens,
        report('member', {}, reportId('stranger')),
        paced('member', `reports/${reportId('stranger')}`),
      ],
      false,
    ],
    [
      'of the text again after the decision',
      {
        'reports/open1_reviewer_stranger': {
          ...{ reviewId: 'open1_reviewer', placeId: 'open1', reporter: 'stranger' },
          ...{ reason: 'spam', status: 'kept', createdAt: past, updatedAt: past },
        },
      },
      'stranger',
      [
        set('reports/open1_reviewer_stranger', {
          ...{ reviewId: 'open1_reviewer', placeId: 'open1', reporter: 'stranger' },
          ...{ reason: 'spam', status: 'open', ...fresh },
        }),
      ],
      false,
    ],
  ]);
});

describe('decisions of a super admin about images', () => {
  const waiting = { ...pictured({ picturesStatus: 'waiting' }), ...recorded() };
  const removed = { pictures: [], picturesStatus: 'shown' };
  checkArranged([
    ['they are kept', waiting, 'admin', [closes(), decide({ picturesStatus: 'kept' })], true],
    ['they are removed', waiting, 'admin', [closes(0, 1), decide(removed)], true],
    [
      'kept ones are removed',
      pictured({ picturesStatus: 'kept' }),
      'admin',
      [closes(0, 1), decide(removed)],
      true,
    ],
    ['unreported ones are removed', pictured(), 'admin', [closes(0, 1), decide(removed)], true],
    [
      'they are kept and changed',
      waiting,
      'admin',
      [closes(), decide({ picturesStatus: 'kept', pictures: [] })],
      false,
    ],
    [
      'one of them is removed',
      waiting,
      'admin',
      [closes(0, 1), decide({ ...removed, pictures: [picture(0)] })],
      false,
    ],
    [
      'they are shown without a decision',
      waiting,
      'admin',
      [closes(0, 1), decide({ picturesStatus: 'shown' })],
      false,
    ],
    [
      'they are removed and wait',
      waiting,
      'admin',
      [closes(0, 1), decide({ pictures: [] })],
      false,
    ],
    [
      'they get an unknown status',
      waiting,
      'admin',
      [closes(0, 1), decide({ picturesStatus: 'x' })],
      false,
    ],
    [
      'they are removed with an unknown status',
      waiting,
      'admin',
      [closes(0, 1), decide({ ...removed, picturesStatus: 'x' })],
      false,
    ],
    [
      'they are removed with the text',
      waiting,
      'admin',
      [closes(0, 1), decide({ ...removed, text: '' })],
      false,
    ],
    [
      'they are removed with another language',
      waiting,
      'admin',
      [closes(0, 1), decide({ ...removed, language: 'es' })],
      false,
    ],
    ['by their author', waiting, 'reviewer', [closes(), decide({ picturesStatus: 'kept' })], false],
    ['by their author, removed', waiting, 'reviewer', [closes(0, 1), decide(removed)], false],
    ['by the manager', waiting, 'manager', [closes(), decide({ picturesStatus: 'kept' })], false],
    ['by a visitor', waiting, null, [closes(), decide({ picturesStatus: 'kept' })], false],
  ]);
});

describe('the fields of a review whose images are decided', () => {
  const stored = aReviewRecord('open1', 'reviewer', {
    ...{ authorPhotoURL: '', reply: null, pictures: three, picturesStatus: 'waiting' },
  });
  checkOwners([
    {
      name: 'a super admin who decides, a review',
      actor: 'admin',
      path,
      stored,
      next: {
        ...{ placeId: 'other1', userId: 'member', authorName: 'Outra pessoa', rating: 5 },
        ...{ text: 'Outro', createdAt: now, updatedAt: now, verifiedVisit: true, unknown: 1 },
        ...{ authorPhotoURL: 'https://x.test/b.png', pictures: [], helpfulCount: 3 },
        ...{ authorProfile: true, reply: { text: 'Obrigado.', repliedAt: now } },
      },
      // A decision does not change the timestamp of the review.
      always: { picturesStatus: 'kept', updatedAt: stored['updatedAt'] ?? null },
      beside: () => [closes()],
      mayChange: [],
    },
  ]);
});

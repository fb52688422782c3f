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
    written('three, as the server names them', [own(0), own(1), own(2)], true),
    written('none', [], true),
    written('four', [own(0), own(1), own(2), own(3)], false),
    written('of another review', [picture()], false),
    written('of a place', ['/uploads/places/open1/a.webp#1600x1067;320;a1b2c3'], false),
    written('of another host', [`https://x.test${own(0)}`], false),
    written('without their size', [own(0).split('#')[0] ?? ''], false),
    written('in a folder above', [own(0).replace('open1_member/', 'open1_member/../')], false),
    written('under a name of one’s own', [own(0).replace('0000', 'foto')], false),
    written('with a script behind', [`${own(0)}<script>`], false),
    written('two in one text', [`${own(0)}\n${own(1)}`, own(2), own(3)], false),
    written('as maps', [{ url: own(0) }], false),
    written('as a text', own(0), false),
    ['kept from the start', 'member', review([own(0)], { picturesStatus: 'kept' }), false],
    ['shown from the start', 'member', review([own(0)], { picturesStatus: 'shown' }), false],
  ]);
});

describe('images of a changed review', () => {
  checkArranged([
    edits('by its author', { pictures: three }, true),
    edits('by its author, all taken away', { pictures: [] }, true),
    edits('by its author, four', { pictures: [...three, picture(3)] }, false),
    edits('while they wait, and go on waiting', { pictures: three }, true, {
      picturesStatus: 'waiting',
    }),
    edits('while they wait, which ends', { pictures: three, picturesStatus: 'shown' }, false, {
      picturesStatus: 'waiting',
    }),
    edits('while they wait, and none are left', { pictures: [], picturesStatus: 'shown' }, false, {
      picturesStatus: 'waiting',
    }),
    edits('kept ones, which are others now', { pictures: three, picturesStatus: 'shown' }, true, {
      picturesStatus: 'kept',
    }),
    edits('kept ones, which stay kept', { pictures: three }, false, { picturesStatus: 'kept' }),
    edits('kept ones in another order', { pictures: [picture(1), picture(0)] }, false, {
      picturesStatus: 'kept',
    }),
    edits('kept ones that stay the same', { text: 'Outro' }, true, { picturesStatus: 'kept' }),
    edits('that are kept from now on', { picturesStatus: 'kept' }, false),
    edits('that wait from now on', { picturesStatus: 'waiting' }, false),
    ['by a manager', pictured(), 'manager', [decide({ pictures: [] })], false],
    [
      'by a manager who answers',
      pictured(),
      'manager',
      [decide({ pictures: [], reply: { text: 'Obrigado.', repliedAt: now } })],
      false,
    ],
    ['by somebody else', pictured(), 'member', [edit({ pictures: [] }), counted], false],
    ['by an author without the instant', pictured(), 'reviewer', [decide({ pictures: [] })], false],
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
      'make them wait',
      pictured(),
      'stranger',
      [opens, report('stranger'), hold, paced('stranger')],
      true,
    ],
    [
      'and nothing else',
      pictured(),
      'stranger',
      [opens, report('stranger'), paced('stranger')],
      true,
    ],
    ['uncounted', pictured(), 'stranger', [opens, report('stranger'), hold], false],
    [
      'counted for something else',
      pictured(),
      'stranger',
      [opens, report('stranger'), hold, paced('stranger', 'reports/other')],
      false,
    ],
    ['that are none', pictured(), 'stranger', [hold], false],
    ['that are none, counted', pictured(), 'stranger', [hold, paced('stranger')], false],
    [
      'of the text alone make none wait',
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
      'of somebody else make none wait',
      { ...pictured(), ...earlier({ status: 'open' }) },
      'member',
      [hold],
      false,
    ],
    [
      'of long ago make none wait',
      { ...pictured(), ...earlier({ status: 'open' }) },
      'stranger',
      [hold],
      false,
    ],
    [
      'where a super admin kept them make none wait',
      pictured({ picturesStatus: 'kept' }),
      'stranger',
      [opens, report('stranger'), hold, paced('stranger')],
      false,
    ],
    [
      'where a super admin kept them still come',
      pictured({ picturesStatus: 'kept' }),
      'stranger',
      [opens, report('stranger'), paced('stranger')],
      true,
    ],
    [
      'where they wait already still come',
      pictured({ picturesStatus: 'waiting' }),
      'stranger',
      [opens, report('stranger'), paced('stranger')],
      true,
    ],
    [
      'take nothing else of the review',
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
      'keep them',
      pictured(),
      'stranger',
      [opens, report('stranger'), decide({ picturesStatus: 'kept' }), paced('stranger')],
      false,
    ],
    [
      'of a review without any',
      pictured({ pictures: [] }),
      'stranger',
      [recordsNone, report('stranger'), paced('stranger')],
      false,
    ],
    [
      'while inactive',
      pictured(),
      'inactive',
      [opens, report('inactive'), hold, paced('inactive')],
      false,
    ],
    [
      'in the name of another',
      pictured(),
      'stranger',
      [opens, report('member'), hold, paced('stranger', `reports/${reportId('member')}`)],
      false,
    ],
    [
      'under the id of a report of the text',
      pictured(),
      'stranger',
      [
        report('stranger', {}, 'open1_reviewer_stranger'),
        paced('stranger', 'reports/open1_reviewer_stranger'),
      ],
      false,
    ],
    [
      'about something else',
      pictured(),
      'stranger',
      [opens, report('stranger', { about: 'text' }), paced('stranger')],
      false,
    ],
    [
      'at another place',
      pictured(),
      'stranger',
      [opens, report('stranger', { placeId: 'other1' }), paced('stranger')],
      false,
    ],
    [
      'and of an event',
      pictured(),
      'stranger',
      [opens, report('stranger', { eventId: 'event1' }), paced('stranger')],
      false,
    ],
    [
      'closed from the start',
      pictured(),
      'stranger',
      [opens, report('stranger', { status: 'kept' }), paced('stranger')],
      false,
    ],
    [
      'again once they were decided, where there are others now',
      { ...pictured(), ...earlier() },
      'stranger',
      [opens, report('stranger'), hold, paced('stranger')],
      true,
    ],
    [
      'again once they were decided, uncounted',
      { ...pictured(), ...earlier() },
      'stranger',
      [opens, report('stranger'), hold],
      false,
    ],
    again('again, for somebody else', { reporter: 'member' }),
    again('again, about something else', { about: 'text' }),
    again('again, at another place', { placeId: 'other1' }),
    again('again, and of an event', { eventId: 'event1' }),
    again('again, decided already', { status: 'kept' }),
    again('again without a reason', { reason: '' }),
    again('again with something unknown', { unknown: 1 }),
    again('again as of long ago', { createdAt: past }),
    [
      'again while the first is open',
      { ...pictured(), ...earlier({ status: 'open' }) },
      'stranger',
      [opens, report('stranger'), paced('stranger')],
      false,
    ],
    [
      'again where a super admin kept them',
      { ...pictured({ picturesStatus: 'kept' }), ...earlier({ status: 'kept' }) },
      'stranger',
      [opens, report('stranger'), paced('stranger')],
      false,
    ],
    [
      'written over by somebody else',
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
      'of the text again once it was decided',
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
    ['they stay', waiting, 'admin', [closes(), decide({ picturesStatus: 'kept' })], true],
    ['they go', waiting, 'admin', [closes(0, 1), decide(removed)], true],
    [
      'they go, kept before',
      pictured({ picturesStatus: 'kept' }),
      'admin',
      [closes(0, 1), decide(removed)],
      true,
    ],
    ['they go, unreported', pictured(), 'admin', [closes(0, 1), decide(removed)], true],
    [
      'they stay as others',
      waiting,
      'admin',
      [closes(), decide({ picturesStatus: 'kept', pictures: [] })],
      false,
    ],
    [
      'one of them goes',
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
    ['they go and wait', waiting, 'admin', [closes(0, 1), decide({ pictures: [] })], false],
    [
      'they get a standing of its own',
      waiting,
      'admin',
      [closes(0, 1), decide({ picturesStatus: 'x' })],
      false,
    ],
    [
      'they go to a standing of its own',
      waiting,
      'admin',
      [closes(0, 1), decide({ ...removed, picturesStatus: 'x' })],
      false,
    ],
    [
      'the text goes too',
      waiting,
      'admin',
      [closes(0, 1), decide({ ...removed, text: '' })],
      false,
    ],
    ['by their author', waiting, 'reviewer', [closes(), decide({ picturesStatus: 'kept' })], false],
    ['by their author, they go', waiting, 'reviewer', [closes(0, 1), decide(removed)], false],
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

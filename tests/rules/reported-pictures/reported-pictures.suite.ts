import { describe } from 'vitest';

import { aReviewRecord } from '../city.ts';
import { checkArranged, fresh, remove, set, update } from '../commits.ts';
import type { ArrangedRow } from '../commits.ts';
import {
  aRecord,
  closes,
  counted,
  decide,
  edit,
  hold,
  listing,
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
} from '../reviews/picture-commits.ts';
import { past } from '../world.ts';
import type { Fields, Write } from '../world.ts';

/** A review of the member, who deleted an earlier one with reported images. */
const own = 'open1_member';
const ownRecord = (change: Fields = {}): Record<string, Fields> => ({
  [`reportedPictures/${own}`]: aRecord({
    ...{ userId: 'member', pictures: listing([0], own), at: past },
    ...change,
  }),
});
const closed = ownRecord({ isOpen: false });
const again = (pictures: string[], change: Fields = {}): Write[] => [
  set(
    `reviews/${own}`,
    aReviewRecord('open1', 'member', {
      ...{ ...fresh, rating: 5, verifiedVisit: true, pictures },
      ...change,
    }),
  ),
  update('places/open1', { ratingCounts: [0, 0, 0, 1, 1], reviewsCount: 2, rating: 4.5 }),
];
const waiting = { picturesStatus: 'waiting' };

describe('a review that is created again after its images were reported', () => {
  const open = ownRecord();
  const written = (
    name: string,
    stored: Record<string, Fields>,
    writes: Write[],
    expected: boolean,
  ): ArrangedRow => [name, stored, 'member', writes, expected];
  checkArranged([
    written('shows the same image', open, again([picture(0, own)]), false),
    written('shows another image', open, again([picture(1, own)]), false),
    written(
      'has the status shown without images',
      open,
      again([], { picturesStatus: 'shown' }),
      false,
    ),
    written(
      'has the status kept',
      open,
      again([picture(0, own)], { picturesStatus: 'kept' }),
      false,
    ),
    written('has no images and no waiting status', open, again([]), false),
    written('waits', open, again([picture(0, own)], waiting), true),
    written('waits without images', open, again([], waiting), true),
    written('waits without a report', {}, again([picture(0, own)], waiting), false),
    written('waits after the decision', closed, again([picture(1, own)], waiting), false),
    written('shows another image after the decision', closed, again([picture(1, own)]), true),
    written('shows no images after the decision', closed, again([]), true),
    written('shows the same image after the decision', closed, again([picture(0, own)]), false),
    written(
      'shows the removed image among others after the decision',
      closed,
      again([picture(1, own), picture(0, own)]),
      false,
    ),
    written(
      'shows one of two removed images after the decision',
      ownRecord({ isOpen: false, pictures: listing([0, 1], own) }),
      again([picture(0, own)]),
      false,
    ),
    written(
      'shows the removed image with another size and colour after the decision',
      closed,
      again([picture(0, own).replace('1600x1067', '1600x1066').replace('a1b2c3', '000000')]),
      false,
    ),
  ]);
});

describe('images that are changed after a report', () => {
  const edits = (
    name: string,
    [status, record]: [status: Fields, record: Fields],
    change: Fields,
    expected: boolean,
  ): ArrangedRow => [
    name,
    { ...pictured(status), ...recorded(record) },
    'reviewer',
    [edit(change), counted],
    expected,
  ];
  const kept = { picturesStatus: 'kept' };
  const open = { pictures: listing([0, 1]) };
  const refused = { isOpen: false, pictures: listing([2]) };
  checkArranged([
    edits('kept ones change and wait', [kept, open], { pictures: three, ...waiting }, true),
    edits(
      'kept ones change and are shown',
      [kept, open],
      { pictures: three, picturesStatus: 'shown' },
      false,
    ),
    edits('kept ones stay kept with another text', [kept, open], { text: 'Outro' }, true),
    edits(
      'the text changes next to recorded ones',
      [kept, { ...open, isOpen: false }],
      { text: 'x' },
      true,
    ),
    edits('a removed one is added to waiting ones', [waiting, refused], { pictures: three }, true),
    edits('a removed one is added to shown ones', [{}, refused], { pictures: three }, false),
    edits(
      'a reported one is added to shown ones',
      [{}, { pictures: listing([2]) }],
      { pictures: three },
      false,
    ),
    edits(
      'a removed one is added to kept ones',
      [kept, refused],
      { pictures: three, picturesStatus: 'shown' },
      false,
    ),
    edits(
      'shown ones change their order',
      [{}, refused],
      { pictures: [picture(1), picture(0)] },
      true,
    ),
    edits('shown ones are deleted', [{}, refused], { pictures: [] }, true),
  ]);

  // Only reports from before the commit count: the only one in this commit is the author's own.
  const reportOwn = (...numbers: number[]): Write[] => [
    set(recordPath, aRecord({ pictures: listing(numbers) })),
    report('reviewer'),
    paced('reviewer'),
    counted,
  ];
  checkArranged([
    [
      'kept ones are changed with the first report, by the author',
      pictured(kept),
      'reviewer',
      [...reportOwn(0, 1), edit({ pictures: three, picturesStatus: 'shown' })],
      true,
    ],
    [
      'kept ones are changed with another report, by the author',
      { ...pictured(kept), ...recorded(refused) },
      'reviewer',
      [
        ...reportOwn(2, 0, 1),
        edit({ pictures: [picture(1), picture(0)], picturesStatus: 'shown' }),
      ],
      true,
    ],
  ]);
});

describe('the record of reported images, opened by a report', () => {
  const opened = (
    name: string,
    record: Fields,
    expected: boolean,
    stored: Record<string, Fields> = {},
  ): ArrangedRow => [
    name,
    { ...pictured(), ...stored },
    'stranger',
    [
      set(recordPath, aRecord(record)),
      report('stranger'),
      paced('stranger'),
      // Images that are already held are not held again by another report.
      ...(stored[path]?.['picturesStatus'] === 'waiting' ? [] : [hold]),
    ],
    expected,
  ];
  const huge = { ...listing([0]), [Object.keys(listing([1]))[0] ?? '']: 'x'.repeat(900_000) };
  checkArranged([
    opened('lists the images', {}, true),
    opened('lists fewer', { pictures: listing([0]) }, false),
    opened('lists more', { pictures: listing([0, 1, 2]) }, false),
    opened('lists no images', { pictures: {} }, false),
    opened('lists the images as an array', { pictures: three }, false),
    opened('has a huge value in the list', { pictures: huge }, false),
    opened('has an extra field', { unknown: 1 }, false),
    opened('is closed', { isOpen: false }, false),
    opened('has a string as isOpen', { isOpen: 'true' }, false),
    opened('has an old timestamp', { at: past }, false),
    opened('has another placeId', { placeId: 'other1' }, false),
    opened('has another userId', { userId: 'member' }, false),
    opened('is added to removed images', { pictures: listing([0, 1, 2]) }, true, {
      ...recorded({ isOpen: false, pictures: listing([2]) }),
    }),
    opened('loses removed images', {}, false, {
      ...recorded({ isOpen: false, pictures: listing([2]) }),
    }),
    opened('stays open for a second report', {}, true, {
      ...pictured(waiting),
      ...recorded(),
    }),
    opened('has an extra field after a second report', { unknown: 1 }, false, {
      ...pictured(waiting),
      ...recorded(),
    }),
  ]);
  checkArranged([
    ['without a report', pictured(), 'stranger', [opens], false],
    ['without a report, by the author', pictured(), 'reviewer', [opens], false],
    ['without a report, by a super admin', pictured(), 'admin', [opens], false],
    ['without a report, by a visitor', pictured(), null, [opens], false],
    [
      'without a report, with the counter',
      pictured(),
      'stranger',
      [opens, paced('stranger')],
      false,
    ],
    [
      'with an earlier report',
      { ...pictured(), [`reports/${reportId('stranger')}`]: { createdAt: past, status: 'open' } },
      'stranger',
      [opens],
      false,
    ],
    [
      'with the report of another review',
      {
        ...pictured(),
        'reviews/closed1_reviewer': aReviewRecord('closed1', 'reviewer', {
          pictures: [picture(0, 'closed1_reviewer')],
        }),
      },
      'stranger',
      [
        opens,
        report('stranger'),
        paced('stranger'),
        set(
          'reportedPictures/closed1_reviewer',
          aRecord({ placeId: 'closed1', pictures: listing([0], 'closed1_reviewer') }),
        ),
      ],
      false,
    ],
    [
      'with a report of the text',
      pictured(),
      'stranger',
      [
        opens,
        set('reports/open1_reviewer_stranger', {
          ...{ reviewId: 'open1_reviewer', placeId: 'open1', reporter: 'stranger' },
          ...{ reason: 'spam', status: 'open', ...fresh },
        }),
      ],
      false,
    ],
    [
      'missing with a report',
      pictured(),
      'stranger',
      [report('stranger'), paced('stranger')],
      false,
    ],
    [
      'unchanged with a second report',
      { ...pictured(waiting), ...recorded() },
      'stranger',
      [report('stranger'), paced('stranger')],
      false,
    ],
    [
      'closed with a report of a super admin',
      pictured({ picturesStatus: 'kept' }),
      'admin',
      [closes(), report('admin'), paced('admin')],
      false,
    ],
    [
      'with a uid that is split at its underscore',
      {
        'reviews/open1_re_viewer': aReviewRecord('open1', 're_viewer', {
          pictures: [picture(0, 'open1_re_viewer')],
        }),
      },
      'stranger',
      [
        set(
          'reportedPictures/open1_re_viewer',
          aRecord({
            ...{ placeId: 'open1_re', userId: 'viewer' },
            pictures: listing([0], 'open1_re_viewer'),
          }),
        ),
        report('stranger', { reviewId: 'open1_re_viewer' }, 'open1_re_viewer_pictures_stranger'),
        paced('stranger', 'reports/open1_re_viewer_pictures_stranger'),
      ],
      false,
    ],
    [
      'with a uid that contains an underscore',
      {
        'reviews/open1_re_viewer': aReviewRecord('open1', 're_viewer', {
          pictures: [picture(0, 'open1_re_viewer')],
        }),
      },
      'stranger',
      [
        set(
          'reportedPictures/open1_re_viewer',
          aRecord({ userId: 're_viewer', pictures: listing([0], 'open1_re_viewer') }),
        ),
        report('stranger', { reviewId: 'open1_re_viewer' }, 'open1_re_viewer_pictures_stranger'),
        paced('stranger', 'reports/open1_re_viewer_pictures_stranger'),
      ],
      true,
    ],
  ]);
});

describe('the record of reported images, closed by a decision', () => {
  const held = { ...pictured(waiting), ...recorded() };
  const keep = decide({ picturesStatus: 'kept' });
  const takeOut = decide({ pictures: [], picturesStatus: 'shown' });
  const ownClosed = (...numbers: number[]): Write =>
    set(
      `reportedPictures/${own}`,
      aRecord({ userId: 'member', isOpen: false, pictures: listing(numbers, own) }),
    );
  const decided = (
    name: string,
    writes: Write[],
    expected: boolean,
    stored: Record<string, Fields> = held,
  ): ArrangedRow => [name, stored, 'admin', writes, expected];
  checkArranged([
    decided('clears kept images', [closes(), keep], true),
    decided('lists kept images', [closes(0, 1), keep], false),
    decided('lists removed images', [closes(0, 1), takeOut], true),
    decided('clears removed images', [closes(), takeOut], false),
    decided('stays open when they are kept', [opens, keep], false),
    decided('stays open when they are removed', [opens, takeOut], false),
    decided('is missing when they are kept', [keep], false, pictured(waiting)),
    decided('is missing when they are removed', [takeOut], false, pictured(waiting)),
    decided('is unchanged when they are removed', [takeOut], false, {
      ...pictured(),
      ...recorded({ isOpen: false, pictures: listing([0, 1]) }),
    }),
    decided('still lists images that the author deleted', [closes(2), keep], true, {
      ...pictured(waiting),
      ...recorded({ pictures: listing([0, 2]) }),
    }),
    decided('lists the images that replaced them', [closes(0, 1, 2), takeOut], true, {
      ...pictured(waiting),
      ...recorded({ pictures: listing([2]) }),
    }),
    decided('clears kept images that were reported again', [closes()], true, {
      ...pictured({ picturesStatus: 'kept' }),
      ...recorded(),
    }),
    decided('still lists images if the review has none', [closes(0, 1), takeOut], true, {
      ...pictured({ ...waiting, pictures: [] }),
      ...recorded(),
    }),
    decided('without a decision about waiting images', [closes(0, 1)], false),
    decided('while a review that was created again waits', [ownClosed(0)], false, {
      ...ownRecord(),
      [`reviews/${own}`]: aReviewRecord('open1', 'member', {
        ...{ pictures: [picture(0, own)], ...waiting },
      }),
    }),
    decided('of a deleted review', [ownClosed(0)], true, ownRecord()),
    decided('of a deleted review without a record', [ownClosed()], true, {}),
    decided('of a deleted review, with more images', [ownClosed(0, 1)], false, ownRecord()),
    decided('of a deleted review, with fewer images', [ownClosed()], false, ownRecord()),
    decided(
      'with the deletion of the review',
      [
        closes(0, 1),
        remove(path),
        update('places/open1', { ratingCounts: [0, 0, 0, 0, 0], reviewsCount: 0, rating: 0 }),
      ],
      true,
      { ...pictured(waiting), ...recorded({ pictures: listing([0]) }) },
    ),
    decided(
      'of a deleted review, with an old timestamp',
      [
        set(
          `reportedPictures/${own}`,
          aRecord({ userId: 'member', isOpen: false, pictures: listing([0], own), at: past }),
        ),
      ],
      false,
      ownRecord(),
    ),
    decided('by its deletion', [remove(recordPath)], false),
    ...[null, 'member', 'manager', 'stranger', 'inactive'].map((actor): ArrangedRow => [
      `by ${actor ?? 'a visitor'}`,
      ownRecord(),
      actor,
      [ownClosed(0)],
      false,
    ]),
    [
      'by a deletion by its author',
      ownRecord(),
      'member',
      [remove(`reportedPictures/${own}`)],
      false,
    ],
    [
      'by another report',
      { ...pictured(), ...recorded() },
      'stranger',
      [closes(0, 1), report('stranger'), paced('stranger')],
      false,
    ],
  ]);
});

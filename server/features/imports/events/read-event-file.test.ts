import { describe, expect, it } from 'vitest';
import { readEventFile } from './read-event-file.ts';

const now = new Date('2026-11-23T12:00:00-03:00');
const calendar = (rule: string) =>
  new TextEncoder().encode(
    `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Samba\r\nDTSTART:20261201T230000Z\r\nRRULE:${rule}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`,
  );

describe('reading a file of events in a worker thread', () => {
  it('returns the events of the file', async () => {
    const events = await readEventFile(calendar('FREQ=WEEKLY;COUNT=3'), now);
    expect(events.map(({ title, dates }) => [title, dates.length])).toEqual([['Samba', 3]]);
    expect(events[0]?.dates[0]?.startsAt).toEqual(new Date('2026-12-01T23:00:00Z'));
  });

  it('returns the reason if a file is unreadable', async () => {
    await expect(readEventFile(new Uint8Array(), now)).rejects.toMatchObject({ reason: 'empty' });
  });

  it('terminates on a contradictory recurrence rule and then reads the next file', async () => {
    const endless = calendar('FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30');
    await expect(readEventFile(endless, now, 500)).rejects.toMatchObject({ reason: 'too-slow' });
    expect(await readEventFile(calendar('FREQ=DAILY;COUNT=2'), now)).toHaveLength(1);
  });

  it('limits the number of queued files', async () => {
    const asked = Array.from({ length: 14 }, () =>
      readEventFile(calendar('FREQ=DAILY;COUNT=1'), now),
    );
    const answers = await Promise.allSettled(asked);
    expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(2);
  });
});

import { useEffect, useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readingMutation } from '#features/notifications/data/notice-queries.ts';
import type { Notice } from '#features/notifications/model/notice.ts';
import { useSessionActions } from '#features/account/components/session/use-session.ts';
import { rowsLook } from '#ui/rows.tsx';
import { NoticeRow } from './notice-row.tsx';

interface NoticeListProps {
  uid: string;
  notices: readonly Notice[];
  /** Rules let people who are not active change nothing. */
  canChange: boolean;
}

/** Shown is read: that is kept once for each notice, and those that were new stay marked while one looks. */
export function NoticeList({ uid, notices, canChange }: NoticeListProps) {
  const { mutate } = useMutation(readingMutation(useQueryClient(), uid));
  const [now] = useState(() => new Date());
  const { refreshUser } = useSessionActions();
  const kept = useRef(new Set<string>());
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const fresh = notices
      .filter(({ id, readAt }) => readAt === null && !kept.current.has(id))
      .map(({ id }) => id);
    if (!canChange || fresh.length === 0) return;
    for (const id of fresh) kept.current.add(id);
    mutate(fresh);
  }, [notices, canChange, mutate]);
  // What one may do is another then: where the notice leads asks for it.
  const isAnswered = notices.some(
    ({ kind, about, readAt }) =>
      kind === 'claim_answered' && about.status === 'approved' && readAt === null,
  );
  useEffect(() => {
    if (isAnswered) refreshUser().catch(() => undefined);
  }, [isAnswered, refreshUser]);
  return (
    <ul ref={list} tabIndex={-1} aria-label="Avisos" className={`${rowsLook} outline-none`}>
      {notices.map((notice) => (
        <NoticeRow
          key={notice.id}
          uid={uid}
          notice={notice}
          now={now}
          canRemove={canChange}
          onRemoved={() => list.current?.focus()}
        />
      ))}
    </ul>
  );
}

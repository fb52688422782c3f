import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { erasedUserName } from '#domain/account-erasure.ts';
import type { AuditEntry } from '#domain/audit.ts';
import { linkTo } from '#domain/routes.ts';
import { ActorName } from './actor-name.tsx';

/** What an entry is about: its name as far as the entry tells it, and the way there where there is one. */
export function Target({ uid, entry }: { uid: string; entry: AuditEntry }) {
  const [collection, id = ''] = entry.target.split('/');
  const isGone = entry.action.endsWith('.delete');
  if (collection === 'settings') return null;
  if (collection === 'users') {
    return isGone ? <Name>{erasedUserName}</Name> : <ActorName uid={uid} actorId={id} />;
  }
  const name = nameIn(entry.after) || nameIn(entry.before) || id;
  if (collection === 'places' && !isGone) {
    return (
      <Link
        to={linkTo('/admin/places/:placeId/edit', { placeId: id })}
        className="inline-flex min-h-11 min-w-0 items-center font-semibold wrap-anywhere text-sea-ink underline underline-offset-4"
      >
        {name}
      </Link>
    );
  }
  return <Name>{name}</Name>;
}

function Name({ children }: { children: ReactNode }) {
  return <span className="min-w-0 font-semibold wrap-anywhere">{children}</span>;
}

function nameIn(fields: Readonly<Record<string, unknown>>): string {
  const name = fields['title'] ?? fields['name'] ?? fields['fileName'];
  return typeof name === 'string' ? name : '';
}

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { auditNameQuery } from '#features/audit/data/audit-queries.ts';
import { bootstrapActorId } from '#features/audit/model/audit.ts';
import type { AuditName } from '#features/audit/model/audit-names.ts';
import { linkTo } from '#shared/routes.ts';
import { bootstrapActorText } from '#features/audit-log/panel-texts.ts';
import {
  deletedActorText,
  deletedNameTexts,
  unloadedNameText,
} from '#features/audit-log/sentence-panel-texts.ts';

interface AuditNameTextProps {
  uid: string;
  name: AuditName;
  /** True if the name is the actor, which begins the sentence. */
  isActor?: boolean;
  /** True if the name is rendered without a link. */
  isPlain?: boolean;
}

/** The display name of an account or document in the log, linked if it has a page. */
export function AuditNameText({ uid, name, isActor, isPlain }: AuditNameTextProps) {
  const { collection, id, recordedName } = name;
  const isUser = collection === 'users';
  const isBootstrap = isUser && id === bootstrapActorId;
  const isNameMissing = recordedName === '' && !isBootstrap;
  const { data, isPending, isError } = useQuery({
    ...auditNameQuery(uid, name),
    enabled: isNameMissing,
  });
  if (isBootstrap) return <Strong>{bootstrapActorText}</Strong>;
  if (isNameMissing && (isPending || isError)) {
    return <span className="text-ink-muted">{isError ? unloadedNameText : '…'}</span>;
  }
  if (isNameMissing && !data) {
    const deletedText = isActor ? deletedActorText : deletedNameTexts[collection];
    return <span className="text-ink-muted">{deletedText}</span>;
  }
  const text = recordedName || data?.name || unloadedNameText;
  if (collection !== 'places' || isPlain) return <Strong>{text}</Strong>;
  return (
    <Link
      to={linkTo('/admin/places/:placeId/edit', { placeId: id })}
      // Above the button that covers its row.
      className="relative z-10 font-semibold wrap-anywhere text-sea-ink underline underline-offset-4"
    >
      {text}
    </Link>
  );
}

function Strong({ children }: { children: string }) {
  return <bdi className="font-semibold wrap-anywhere">{children}</bdi>;
}

import { useState } from 'react';
import type { AuditDifference } from '#domain/audit.ts';
import { auditFieldText, auditValueText } from '#texts/audit.ts';
import { countText } from '#texts/formats.ts';
import { cx } from '#ui/class-names.ts';

/** More fields than these are shown when asked for: the list stays one that can be read through. */
const fieldsAtOnce = 4;

/** What was nothing, or is gone with all the rest, has nothing to strike out. */
function isReplaced(before: unknown, after: unknown): boolean {
  return after !== undefined && before !== '' && before !== null;
}

/** Field by field, what was and what is. */
export function Differences({ differences }: { differences: readonly AuditDifference[] }) {
  const [isOpen, setOpen] = useState(false);
  if (differences.length === 0) return null;
  const shown = isOpen ? differences : differences.slice(0, fieldsAtOnce);
  const hidden = differences.length - fieldsAtOnce;
  return (
    <>
      <dl className="mt-2 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[11rem_1fr]">
        {shown.map(({ field, before, after }) => (
          <div key={field} className="contents">
            <dt className="text-ink-muted max-sm:mt-1">{auditFieldText(field)}</dt>
            <dd className="min-w-0 wrap-anywhere whitespace-pre-line">
              {before !== undefined && (
                <del className={cx('text-ink-muted', !isReplaced(before, after) && 'no-underline')}>
                  {auditValueText(field, before)}
                </del>
              )}
              {before !== undefined && after !== undefined && (
                <>
                  <span aria-hidden> → </span>
                  <span className="sr-only"> passou a ser </span>
                </>
              )}
              {after !== undefined && (
                <ins className="font-medium no-underline">{auditValueText(field, after)}</ins>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {hidden > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
          }}
          className="mt-1 inline-flex min-h-11 items-center text-sm font-semibold text-sea-ink underline underline-offset-4"
        >
          {isOpen ? 'Mostrar menos' : `Mostrar mais ${countText(hidden, 'campo', 'campos')}`}
        </button>
      )}
    </>
  );
}

import { useState } from 'react';
import * as texts from '#features/audit-log/panel-texts.ts';
import type { AuditDifference } from '#features/audit/model/audit.ts';
import { namesInValue } from '#features/audit/model/audit-names.ts';
import { auditFieldText } from '#features/audit-log/sentence-panel-texts.ts';
import { auditValueText } from '#features/audit-log/value-panel-texts.ts';
import { cx } from '#ui/class-names.ts';
import { AuditNameText } from './audit-name-text.tsx';

/** Number of fields shown before "show more", so that the list stays readable. */
const maxShownFields = 8;
/** Maximum number of names shown per value: each may cost a document read. */
const maxShownNames = 20;

/** Returns true if the old value is shown struck through: it is not empty, and the field has a new value. */
function isReplaced(before: unknown, after: unknown): boolean {
  return after !== undefined && before !== '' && before !== null;
}

/** The values before and after, field by field. */
export function Differences({
  uid,
  differences,
}: {
  uid: string;
  differences: readonly AuditDifference[];
}) {
  const [isOpen, setOpen] = useState(false);
  const shownDifferences = isOpen ? differences : differences.slice(0, maxShownFields);
  const hiddenFieldCount = differences.length - maxShownFields;
  return (
    <>
      <dl className="mt-2 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[11rem_1fr]">
        {shownDifferences.map(({ field, before, after }) => (
          <div key={field} className="contents">
            <dt className="text-ink-muted max-sm:mt-1">{auditFieldText(field)}</dt>
            <dd className="min-w-0 wrap-anywhere whitespace-pre-line">
              {before !== undefined && (
                <del className={cx('text-ink-muted', !isReplaced(before, after) && 'no-underline')}>
                  <AuditFieldValue uid={uid} field={field} value={before} />
                </del>
              )}
              {before !== undefined && after !== undefined && (
                <>
                  <span aria-hidden> → </span>
                  <span className="sr-only"> {texts.changedTo} </span>
                </>
              )}
              {after !== undefined && (
                <ins className="font-medium no-underline">
                  <AuditFieldValue uid={uid} field={field} value={after} />
                </ins>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {hiddenFieldCount > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
          }}
          className="mt-1 inline-flex min-h-11 items-center text-sm font-semibold text-sea-ink underline underline-offset-4"
        >
          {isOpen ? texts.showFewerFields : texts.showMoreFields(hiddenFieldCount)}
        </button>
      )}
    </>
  );
}

/** A stored value as text; ids are replaced by names. */
function AuditFieldValue({ uid, field, value }: { uid: string; field: string; value: unknown }) {
  const names = namesInValue(field, value);
  if (!names) return auditValueText(field, value);
  const hiddenNameCount = names.length - maxShownNames;
  return (
    <>
      {names.slice(0, maxShownNames).map((name, position) => (
        <span key={name.id}>
          {position > 0 && ', '}
          <AuditNameText uid={uid} name={name} isPlain />
        </span>
      ))}
      {hiddenNameCount > 0 && ` ${texts.moreNames(hiddenNameCount)}`}
    </>
  );
}

import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import * as texts from '#features/statistics/panel-texts.ts';
import { ToggleChip } from '#ui/chip.tsx';
import { cx } from '#ui/class-names.ts';

interface ChartCardProps {
  /** Heading level: 2 below a page title, 3 within a section. */
  level: 2 | 3;
  title: string;
  /** True if the first control shows the name of the chart. Only screen readers get the title then. */
  isTitleHidden?: boolean;
  /** Controls next to the table switch. */
  choices?: ReactNode;
  children: (isTable: boolean) => ReactNode;
}

/** A chart with a heading and a switch to a table. */
export function ChartCard({
  level,
  title,
  isTitleHidden = false,
  choices,
  children,
}: ChartCardProps) {
  const id = useId();
  const [isTable, setTable] = useState(false);
  const Heading = level === 2 ? 'h2' : 'h3';
  const tableToggle = (
    <ToggleChip
      pressed={isTable}
      onToggle={() => {
        setTable(!isTable);
      }}
    >
      {texts.showTable}
    </ToggleChip>
  );
  return (
    <section
      aria-labelledby={id}
      className="mt-6 rounded-card border border-line bg-surface p-4 shadow-card md:p-6"
    >
      <div
        className={cx(
          'flex items-center justify-between gap-x-6 gap-y-3',
          Boolean(choices) && 'flex-wrap',
        )}
      >
        <Heading
          id={id}
          className={cx(
            'min-w-0 font-bold',
            level === 2 ? 'text-xl' : 'text-base',
            isTitleHidden && 'sr-only',
          )}
        >
          {title}
        </Heading>
        {choices ? (
          <div className={cx('flex flex-wrap gap-2', isTitleHidden && 'grow justify-between')}>
            {choices}
            {tableToggle}
          </div>
        ) : (
          tableToggle
        )}
      </div>
      {children(isTable)}
    </section>
  );
}

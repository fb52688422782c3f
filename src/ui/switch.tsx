import type { ReactNode } from 'react';

interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Label of the switch. */
  children: ReactNode;
}

/** Renders a switch that takes effect immediately. */
export function Switch({ checked, onChange, children }: SwitchProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-4 py-1">
      <span className="min-w-0 flex-1">{children}</span>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- checked says it
        role="switch"
        checked={checked}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
        className="relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-control-line bg-sunken transition-colors duration-150 before:absolute before:top-1/2 before:left-0.5 before:size-5 before:-translate-y-1/2 before:rounded-full before:bg-control-line before:transition-transform before:duration-150 checked:border-sea checked:bg-sea checked:before:translate-x-4.5 checked:before:bg-on-sea"
      />
    </label>
  );
}

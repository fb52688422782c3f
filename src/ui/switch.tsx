import type { ReactNode } from 'react';
import './switch.css';

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
        className="switch"
      />
    </label>
  );
}

/** Renders a progress bar with an accessible name. */
export function ProgressBar({ label, value, max }: { label: string; value: number; max: number }) {
  const share = max === 0 ? 1 : value / max;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      className="h-3 overflow-hidden rounded-full bg-sunken"
    >
      <div
        className="h-full origin-left rounded-full bg-sea transition-transform duration-150"
        style={{ transform: `scaleX(${share})` }}
      />
    </div>
  );
}

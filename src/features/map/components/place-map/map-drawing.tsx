/** A drawn patch of map, in the colours of the theme, where the real one is not loaded. */
export function MapDrawing() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 640 280"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full"
    >
      <rect width="640" height="280" className="fill-sunken" />
      <path
        d="M0 0h150c-8 46 18 78 4 122-12 40-74 52-84 96-6 26 4 42-6 62H0z"
        className="fill-sea-soft"
      />
      <path d="M470 24h130v92H470zM214 178h116v76H214z" className="fill-open-soft" />
      <g className="fill-none stroke-surface" strokeLinecap="round">
        <path d="M196-10c-14 74 26 120 2 176-14 34-66 58-70 124" strokeWidth="16" />
        <path d="M190 90c92 18 176-26 262 2 78 24 120 8 200 20" strokeWidth="16" />
        <path d="M166 214c104-34 190 2 300-26 74-18 118 0 184-8" strokeWidth="11" />
        <path
          d="M330-10c6 70-10 142 8 300M448-10c-8 84 22 176-2 300M552-10c14 92-10 210 8 300"
          strokeWidth="9"
        />
        <path d="M200 34c110-12 280 10 450-6M150 258c160-12 320 12 500-6" strokeWidth="6" />
      </g>
    </svg>
  );
}

/** Distance that the sun can sink, in units of the viewBox. */
const sunTravel = 34;

/** Set as attributes instead of classes, to keep the colours of one drawing out of the global style sheet. */
const colours = {
  sea: 'var(--color-club)',
  far: 'var(--color-club-far)',
  sun: 'var(--color-club-sun)',
  light: 'var(--color-on-photo)',
};

interface GoldenHourProps {
  /** Position of the sun: 0 is above the hills, 1 in the sea. */
  sunset?: number;
}

/** Renders the drawing of the club: the island at golden hour with its hills, its bridge and the sun over the sea. */
export function GoldenHour({ sunset = 0 }: GoldenHourProps) {
  const sunY = 40 + sunTravel * Math.min(1, Math.max(0, sunset));
  return (
    <svg aria-hidden viewBox="0 0 400 96" overflow="visible" className="-mb-px block w-full">
      <g fill={colours.sun}>
        <circle cx="286" cy={sunY} r="62" opacity="0.2" />
        <circle cx="286" cy={sunY} r="43" opacity="0.4" />
        <circle cx="286" cy={sunY} r="25" />
        <circle cx="286" cy={sunY} r="25" fill={colours.light} opacity="0.4" />
      </g>
      <g fill={colours.far}>
        <path
          d="M0 58c26-15 50-22 82-13s42 15 70 9 46-20 78-11 40 18 70 13 60-18 100-10v42H0z"
          opacity="0.5"
        />
        <path d="M196 80c24-9 40-20 66-17s32 10 54 6 44-25 84-22v40H196z" opacity="0.85" />
      </g>
      <g fill="none" stroke={colours.sea}>
        <path
          d="M0 69h212M66 80V32M73 80V32M150 80V32M157 80V32M64 40h11M148 40h11"
          strokeWidth="3"
        />
        <path d="M0 61C30 55 52 47 69 33c22 27 62 27 85 0 15 15 32 26 56 36" strokeWidth="2" />
        <path d="M84 48v21M98 55v14M112 57v12M126 54v15M140 47v22M14 58v11M32 53v16M50 46v23M172 49v20M188 59v10" />
      </g>
      <path d="M0 78c50-5 88 3 140 2s88-6 140-2 78 4 120-1v19H0z" fill={colours.sea} />
      <path
        d="M264 83h44M272 88h28M279 93h14"
        stroke={colours.sun}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The sun going down behind the sea: what makes the card the club's. */
export function CardWaves() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 400 220"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-0 -z-10 size-full"
    >
      <circle cx="336" cy="150" r="52" className="fill-club-sun" opacity="0.6" />
      <path
        d="M0 150c60-26 104-22 160-4s112 20 240-18v92H0z"
        className="fill-club"
        opacity="0.55"
      />
      <path d="M0 182c76-24 132-10 196 2s122 4 204-20v56H0z" className="fill-club" opacity="0.8" />
    </svg>
  );
}

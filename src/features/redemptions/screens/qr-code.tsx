import { useMemo } from 'react';
import { encodeQR } from 'qr';

/** A QR code drawn as one path, dark on light in both themes: that is what cameras read. */
export function QrCode({ text }: { text: string }) {
  const { size, path } = useMemo(() => drawingOf(text), [text]);
  return (
    <svg
      role="img"
      aria-label="Código QR para a equipe ler"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="block w-full fill-club"
    >
      <path d={path} />
    </svg>
  );
}

function drawingOf(text: string) {
  // The least border it takes; the card gives the rest of the white that readers need.
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 1 });
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size: rows.length, path };
}

/** A label at a point of the map, in pixels of the screen. */
export interface MapLabel {
  x: number;
  y: number;
  /** Possible sizes, the preferred one first. The label is above the point; none for a point without a label. */
  sizes: readonly { width: number; height: number }[];
}

const boxGap = 4;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Returns for each label the position of the first of its sizes that covers no other label or point, or null if none
 * fits. Earlier labels have priority.
 * @param dotRadius half the width of a marker without a label, in pixels; null if the points are not shown
 */
export function findLabelRoom(
  labels: readonly MapLabel[],
  dotRadius: number | null,
): (number | null)[] {
  const dotBoxes =
    dotRadius === null
      ? []
      : labels.map(({ x, y }) => createBox(x, dotRadius, y - dotRadius, y + dotRadius));
  const labelBoxes: Box[] = [];
  return labels.map(({ x, y, sizes }, at) => {
    for (const [index, { width, height }] of sizes.entries()) {
      const box = createBox(x, width / 2, y - height, y);
      const hasRoom =
        labelBoxes.every((other) => !areOverlapping(box, other)) &&
        dotBoxes.every((other, dotIndex) => dotIndex === at || !areOverlapping(box, other));
      if (hasRoom) {
        labelBoxes.push(box);
        return index;
      }
    }
    return null;
  });
}

function createBox(x: number, radius: number, top: number, bottom: number): Box {
  return { left: x - radius, right: x + radius, top, bottom };
}

function areOverlapping(a: Box, b: Box): boolean {
  return (
    a.left < b.right + boxGap &&
    b.left < a.right + boxGap &&
    a.top < b.bottom + boxGap &&
    b.top < a.bottom + boxGap
  );
}

/** A label at a point of the map, in pixels of the screen. */
export interface MapLabel {
  x: number;
  y: number;
  /** Possible sizes, the preferred one first; none for a point without a label. */
  sizes: readonly LabelSize[];
}

export interface LabelSize {
  width: number;
  height: number;
  /** Moves the label, which is otherwise above the point and centred on it. */
  shift?: { x: number; y: number };
}

const boxGap = 4;

/** An area of the screen, in the same pixels as the labels. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Returns for each label the position of the first of its sizes that covers no other label or point, or null if none
 * fits. Earlier labels have priority.
 * @param dotRadius half the width of a marker without a label, in pixels; null if the points are not shown
 * @param obstacles areas that no label may cover
 */
export function findLabelRoom(
  labels: readonly MapLabel[],
  dotRadius: number | null,
  obstacles: readonly Box[] = [],
): (number | null)[] {
  const dotBoxes =
    dotRadius === null
      ? []
      : labels.map(({ x, y }) => createBox(x, dotRadius, y - dotRadius, y + dotRadius));
  const labelBoxes = [...obstacles];
  return labels.map(({ x, y, sizes }, at) => {
    for (const [index, size] of sizes.entries()) {
      const box = toLabelBox({ x, y }, size);
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

/**
 * Returns the position of the size of a label that covers the smallest area of the obstacles; the first of several.
 * @param obstacles areas in the same pixels as the label
 */
export function findLeastCoveringSize(
  { x, y, sizes }: MapLabel,
  obstacles: readonly Box[],
): number {
  const coveredAreas = sizes.map((size) => {
    const box = toLabelBox({ x, y }, size);
    return obstacles.reduce((sum, obstacle) => sum + commonArea(box, obstacle), 0);
  });
  return coveredAreas.indexOf(Math.min(...coveredAreas));
}

/** Returns the area that a label of a size covers. */
export function toLabelBox(
  { x, y }: Pick<MapLabel, 'x' | 'y'>,
  { width, height, shift = { x: 0, y: 0 } }: LabelSize,
): Box {
  const bottom = y + shift.y;
  return createBox(x + shift.x, width / 2, bottom - height, bottom);
}

/** True if a label covers so much of a marker that the rest of it is not readable: more than a third. */
export function isUnreadable(marker: Box, label: Box): boolean {
  return 3 * commonArea(marker, label) > commonArea(marker, marker);
}

/** Returns the area in square pixels that two boxes share. */
function commonArea(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
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

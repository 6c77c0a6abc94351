type Size = { readonly width: number; readonly height: number };
type Point = { readonly x: number; readonly y: number };

/** How a picture lies behind the frame it is cut by, in px of the screen. */
export type Lie = {
  /** The picture before it is turned and enlarged. */
  readonly media: Size;
  readonly frame: Size;
  /** How far it is turned, clockwise. */
  readonly degrees: number;
};

/** The frame as the turned picture sees it: the size it must have, along its own sides, to fill the frame. */
function needed({ frame, degrees }: Lie): Size {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return {
    width: frame.width * cos + frame.height * sin,
    height: frame.width * sin + frame.height * cos,
  };
}

/** The least enlargement at which the picture fills the frame, so that no corner stays empty. */
export function leastZoom(lie: Lie): number {
  const { width, height } = needed(lie);
  return Math.max(1, width / lie.media.width, height / lie.media.height);
}

/** The nearest place of the picture's centre, from the frame's centre, at which it still fills the frame. */
export function placeWithin({ x, y }: Point, zoom: number, lie: Lie): Point {
  const { width, height } = needed(lie);
  const angle = (lie.degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const along = clamp(x * cos + y * sin, (lie.media.width * zoom - width) / 2);
  const across = clamp(y * cos - x * sin, (lie.media.height * zoom - height) / 2);
  return { x: along * cos - across * sin, y: along * sin + across * cos };
}

function clamp(value: number, reach: number): number {
  const most = Math.max(0, reach);
  return Math.min(most, Math.max(-most, value));
}

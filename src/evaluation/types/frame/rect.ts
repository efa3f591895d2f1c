/** Pixels. */
export type Rect = { x: number; y: number; width: number; height: number }
export type Size = { width: number; height: number }

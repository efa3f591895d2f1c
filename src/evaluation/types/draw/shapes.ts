import { fontSize } from '../frame/textSize.ts'
import type { Hatch } from './hatches.ts'

/** A plain colour, or one with a pattern on it. */
export type Fill = string | Hatch

type Edge = { stroke?: string; thickness?: number }

/** A drawn thing in pixels. Of a text `x` is its left, centre or right, and `y` the middle of its line. */
export type Shape =
  | ({ kind: 'rect'; x: number; y: number; width: number; height: number; fill: Fill } & Edge)
  | ({ kind: 'circle'; x: number; y: number; radius: number; fill: string } & Edge)
  | ({ kind: 'area'; points: [number, number][]; fill: string; opacity?: number } & Edge)
  | { kind: 'line'; points: [number, number][]; stroke: string; thickness: number; dash?: number[] | undefined }
  | {
      kind: 'text'
      x: number
      y: number
      text: string
      fill: string
      align: Align
      size: number
      weight: number
      /** Read from below. */ rises: boolean
      /** The colour around its letters, where it stands on something. */ halo?: string | undefined
    }

/** Shapes that belong together; what comes later stands on what came before. */
export type Layer = { name: string; shapes: Shape[] }

type Align = 'left' | 'center' | 'right'
type TextLook = {
  fill: string
  align?: Align
  middle?: boolean
  size?: number
  weight?: number
  rises?: boolean
  halo?: string | undefined
}

/** How far below the middle of a text its line is: half of what capitals of Inter are high. */
export function baselineOf(size: number): number {
  return size * 0.36
}

/** A line of text; `x` and `y` are its left (centre, right) and the top of its capitals (its middle). */
export function textShape(
  x: number,
  y: number,
  text: string,
  { fill, align = 'left', middle = false, size = fontSize, weight = 400, rises = false, halo }: TextLook,
): Shape {
  return { kind: 'text', x, y: middle ? y : y + baselineOf(size), text, fill, align, size, weight, rises, halo }
}

export function lineShape(points: [number, number][], stroke: string, thickness: number, dash?: number[]): Shape {
  return { kind: 'line', points, stroke, thickness, dash }
}

export function rectShape(x: number, y: number, width: number, height: number, fill: Fill, edge: Edge = {}): Shape {
  return { kind: 'rect', x, y, width, height, fill, ...edge }
}

export function areaShape(points: [number, number][], fill: string, opacity: number): Shape {
  return { kind: 'area', points, fill, opacity }
}

/** The sign a part is told by: circle, square, triangle, diamond, then those hollow or turned. */
export function signShape(sign: number, x: number, y: number, size: number, fill: string, stroke: string): Shape {
  const edge = { stroke, thickness: 1.5 }
  const corners = signs[Math.max(0, sign) % signs.length]
  if (!corners) return { kind: 'circle', x, y, radius: size / 2, fill, ...edge }
  return {
    kind: 'area',
    points: corners.map(([across, down]) => [x + (across * size) / 2, y + (down * size) / 2]),
    fill,
    ...edge,
  }
}

const cross: [number, number][] = [
  [-0.35, -1],
  [0.35, -1],
  [0.35, -0.35],
  [1, -0.35],
  [1, 0.35],
  [0.35, 0.35],
  [0.35, 1],
  [-0.35, 1],
  [-0.35, 0.35],
  [-1, 0.35],
  [-1, -0.35],
  [-0.35, -0.35],
]

const signs: ([number, number][] | null)[] = [
  null,
  [
    [-0.9, -0.9],
    [0.9, -0.9],
    [0.9, 0.9],
    [-0.9, 0.9],
  ],
  [
    [0, -1.1],
    [1.1, 0.9],
    [-1.1, 0.9],
  ],
  [
    [0, -1.25],
    [1.25, 0],
    [0, 1.25],
    [-1.25, 0],
  ],
  [
    [0, 1.1],
    [1.1, -0.9],
    [-1.1, -0.9],
  ],
  cross,
  [
    [-1.1, 0],
    [0.9, -1.1],
    [0.9, 1.1],
  ],
  [
    [1.1, 0],
    [-0.9, -1.1],
    [-0.9, 1.1],
  ],
]

/** Dashes of a part's line, as telling as its sign. */
export function dashOf(sign: number): number[] | undefined {
  const dashes = [undefined, [7, 3], [2, 3], [9, 3, 2, 3], [12, 4], [4, 4], [1, 4], [10, 2, 2, 2, 2, 2]]
  return dashes[Math.max(0, sign) % dashes.length]
}

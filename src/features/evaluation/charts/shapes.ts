import { fontSize } from './textSize.ts'
import { font } from './look.ts'

/** A drawn thing in pixels, as a custom series of ECharts takes it. */
export type Shape = { type: string; shape?: Record<string, unknown>; style: Record<string, unknown>; x?: number; y?: number; rotation?: number; silent?: boolean; z2?: number }

type TextLook = { fill: string; align?: 'left' | 'center' | 'right'; middle?: boolean; size?: number; weight?: number; rotation?: number; halo?: string | undefined }

/** A line of text; `x` and `y` are its left (centre, right) and its top (middle). */
export function textShape(x: number, y: number, text: string, { fill, align = 'left', middle = false, size = fontSize, weight = 400, rotation = 0, halo }: TextLook): Shape {
  const style = { text, fill, align, verticalAlign: middle ? 'middle' : 'top', font: `${weight} ${size}px ${font}`, ...(halo ? { stroke: halo, lineWidth: 3 } : {}) }
  return { type: 'text', x, y, rotation, style, silent: true }
}

export function lineShape(points: [number, number][], stroke: string, width: number, dash?: number[]): Shape {
  return { type: 'polyline', shape: { points }, style: { stroke, fill: 'none', lineWidth: width, lineDash: dash ?? null, lineJoin: 'round' }, silent: true }
}

export function rectShape(x: number, y: number, width: number, height: number, style: Record<string, unknown>): Shape {
  return { type: 'rect', shape: { x, y, width, height }, style, silent: true }
}

export function areaShape(points: [number, number][], fill: string, opacity: number): Shape {
  return { type: 'polygon', shape: { points }, style: { fill, opacity, stroke: 'none' }, silent: true }
}

/** The sign a part is told by: circle, square, triangle, diamond, then those hollow or turned. */
export function signShape(sign: number, x: number, y: number, size: number, fill: string, stroke: string): Shape {
  const style = { fill, stroke, lineWidth: 1.5 }
  const corners = signs[Math.max(0, sign) % signs.length]
  if (!corners) return { type: 'circle', shape: { cx: x, cy: y, r: size / 2 }, style, silent: true }
  return { type: 'polygon', shape: { points: corners.map(([across, down]) => [x + (across * size) / 2, y + (down * size) / 2]) }, style, silent: true }
}

const cross: [number, number][] = [[-0.35, -1], [0.35, -1], [0.35, -0.35], [1, -0.35], [1, 0.35], [0.35, 0.35], [0.35, 1], [-0.35, 1], [-0.35, 0.35], [-1, 0.35], [-1, -0.35], [-0.35, -0.35]]

const signs: ([number, number][] | null)[] = [
  null,
  [[-0.9, -0.9], [0.9, -0.9], [0.9, 0.9], [-0.9, 0.9]],
  [[0, -1.1], [1.1, 0.9], [-1.1, 0.9]],
  [[0, -1.25], [1.25, 0], [0, 1.25], [-1.25, 0]],
  [[0, 1.1], [1.1, -0.9], [-1.1, -0.9]],
  cross,
  [[-1.1, 0], [0.9, -1.1], [0.9, 1.1]],
  [[1.1, 0], [-0.9, -1.1], [-0.9, 1.1]],
]

/** Dashes of a part's line, as telling as its sign. */
export function dashOf(sign: number): number[] | undefined {
  const dashes = [undefined, [7, 3], [2, 3], [9, 3, 2, 3], [12, 4], [4, 4], [1, 4], [10, 2, 2, 2, 2, 2]]
  return dashes[Math.max(0, sign) % dashes.length]
}

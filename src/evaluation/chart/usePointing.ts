import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useState } from 'react'
import type { Hit } from '#evaluation/types/frame/hit.ts'
import { isSame, nextPoint, type Point } from '#evaluation/types/frame/points.ts'
import type { Picture } from '#evaluation/types/layers/pictureOf.ts'

/** A category whose figures are shown, and where they are. */
type Pointed = { point: Point; at: { x: number; y: number } }

type Pointing = {
  /** The category reached with the keys; it is read out. */
  point: Point | null
  pointed: Pointed | null
  onBlur: () => void
  onClick: (event: MouseEvent) => void
  onKeyDown: (event: KeyboardEvent) => void
  onPointerLeave: (event: PointerEvent) => void
  onPointerMove: (event: PointerEvent) => void
}

/** Pointing at the categories of a picture, with a mouse, a finger or the arrow keys; `choose` says whether a click or Enter did something. */
export function usePointing(
  picture: Picture | null,
  drawing: RefObject<SVGSVGElement | null>,
  choose: (hit: Hit) => boolean,
): Pointing {
  const [point, setPoint] = useState<Point | null>(null)
  const [pointed, setPointed] = useState<Pointed | null>(null)
  const hide = () => setPointed(null)

  const show = ({ clientX, clientY, target }: MouseEvent): Hit | undefined => {
    // What is done in a tooltip is meant for the tooltip.
    if (!(target instanceof Node) || !drawing.current?.contains(target)) return undefined
    const { left, top } = drawing.current.getBoundingClientRect()
    const at = { x: clientX - left, y: clientY - top }
    const hit = picture?.hit(at.x, at.y)
    if (!hit) hide()
    else setPointed((old) => (isSame(old?.point, hit) ? old : { point: hit, at }))
    return hit
  }

  return {
    point,
    pointed,
    onBlur: hide,
    onClick: (event) => {
      const hit = show(event)
      if (hit) choose(hit)
    },
    onKeyDown: (event) => {
      if (!picture) return
      if (event.key === 'Enter' && point && choose({ ...point, part: null })) return event.preventDefault()
      if (event.key === 'Escape') {
        setPoint(null)
        hide()
        return
      }
      const next = nextPoint(point, event.key, picture.categories)
      if (!next) return
      event.preventDefault()
      setPoint(next)
      setPointed({ point: next, at: picture.pointed(next)?.at ?? { x: 0, y: 0 } })
    },
    // A finger scrolls when it moves; when it is lifted, what it touched stays until something else is touched.
    onPointerLeave: ({ pointerType }) => {
      if (pointerType !== 'touch') hide()
    },
    onPointerMove: (event) => {
      if (event.pointerType !== 'touch') show(event)
    },
  }
}

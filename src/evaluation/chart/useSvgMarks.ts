import { type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { drawMarks } from '#evaluation/types/draw/drawMarks.ts'
import { type Mark, marksOf } from '#evaluation/types/draw/mark.ts'
import type { Picture } from '#evaluation/types/layers/pictureOf.ts'

/** Keeps a picture drawn in an <svg>. */
export function useSvgMarks(picture: Picture | null): RefObject<SVGSVGElement | null> {
  const ref = useRef<SVGSVGElement>(null)
  const drawn = useRef<Mark[]>([])
  const prefix = useId()
  useLayoutEffect(() => {
    if (!ref.current || !picture) return
    const marks = marksOf(picture.layers, prefix)
    drawMarks(ref.current, marks, drawn.current)
    drawn.current = marks
  }, [picture, prefix])
  return ref
}

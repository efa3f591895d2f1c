import { rectShape, type Shape, textShape } from '../draw/shapes.ts'
import type { FacetFrame } from '../frame/frame.ts'
import { placeOf } from '../frame/place.ts'
import { lineHeight, widthOf } from '../frame/textSize.ts'
import { textOn } from '../contrast.ts'
import { isEmpty } from '../layoutData/chartLayoutData.ts'
import { segmentsOf } from '../layoutData/segments.ts'
import { showFigure, showShare } from '../words/figureText.ts'
import type { Drawing } from './drawing.ts'
import { noData } from './endMarks.ts'

/** Values inside the parts of stacked bars, where there is room for them, and 'no data' where there is no bar. */
export function segmentLabels(facetFrame: FacetFrame, drawing: Drawing): Shape[] {
  const { plan, chart, look, frame } = drawing
  const place = placeOf(facetFrame, frame, plan)
  return facetFrame.facet.cells.flatMap((row, category) => {
    const across = place.slot(category)
    if (row.every((cell) => isEmpty(cell)))
      return [
        noData(
          across,
          place,
          drawing,
          row.some((cell) => cell?.isWithheld),
        ),
      ]
    if (!chart.viewSettings.datalabels) return []
    return segmentsOf(row, plan).flatMap(({ part, cell, from, to }) => {
      const text =
        plan.measure === 'share' ? showShare(cell.value, plan.decimals) : showFigure(cell.value, plan.decimals)
      const length = Math.abs(place.value(to) - place.value(from))
      const [room, height] = frame.isHorizontal ? [length, place.thickness] : [place.thickness, length]
      if (widthOf(text) + 6 > room || lineHeight > height) return []
      const [x, y] = place.point(across, (place.value(from) + place.value(to)) / 2)
      const ground = cell.isSmall ? look.small : (plan.parts[part]?.color ?? look.small)
      const isCrossed = cell.isSmall || (plan.parts[part]?.sign ?? -1) > 0 || plan.sides[part] === 0
      const plate = rectShape(x - widthOf(text) / 2 - 2, y - 7, widthOf(text) + 4, 14, ground)
      return [
        ...(isCrossed ? [plate] : []),
        textShape(x, y, text, { fill: textOn(ground), align: 'center', middle: true }),
      ]
    })
  })
}

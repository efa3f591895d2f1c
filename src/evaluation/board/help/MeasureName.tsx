import type { Row } from '#api/page.ts'
import { asText } from '#lib/text.ts'
import { Help } from './Help.tsx'
import { useHelpText } from './helpTexts.ts'

/** What a measure is called; its help stands beside it. */
export function MeasureName({ measure }: { measure: Row }) {
  const help = useHelpText('measure', measure.id)
  const name = nameOfMeasure(measure)
  return (
    <span>
      <bdi>{name}</bdi>
      {help !== undefined && <Help about={name} text={help} />}
    </span>
  )
}

/** The full name of a measure, else its short one, else its number. */
export function nameOfMeasure(measure: Row | undefined, id = measure?.id): string {
  return asText(measure?.['fullname']) || asText(measure?.['name']) || `#${id}`
}

import { type PanelProps, valueAt } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { showMoment } from '#lib/dates.ts'
import { asText } from '#lib/text.ts'

/** Who changed a record, when, and with what comment. */
export default function Revision({ collection, row }: PanelProps) {
  const labels = useLabels(collection)
  const user = asText(valueAt(row, 'revision.user_email')) || asText(valueAt(row, 'revision.user'))
  const lines = [
    ['revision.user', user],
    ['revision.date_created', showMoment(valueAt(row, 'revision.date_created'), true)],
    ['revision.comment', asText(valueAt(row, 'revision.comment'))],
  ] as const
  return (
    <dl>
      {lines.map(([name, text]) => (
        <div key={name}>
          <dt>{labels.field(name)}</dt>
          <dd><bdi>{text || '-'}</bdi></dd>
        </div>
      ))}
    </dl>
  )
}

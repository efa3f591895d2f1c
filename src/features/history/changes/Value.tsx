import { useTranslation } from 'react-i18next'
import type { Collection } from '#engine/collection.ts'
import { useContentTypes } from '#engine/records/contentTypes.ts'
import { getRelationTarget, getType } from '#engine/fieldTypes.ts'
import { getIds } from '#lib/values/getIds.ts'
import type { Labels } from '#engine/labels.ts'
import { formatValue } from '#engine/formatValue.ts'
import { useViewer } from '#engine/viewer.ts'
import { Hidden } from './mask.ts'
import { Names } from '#features/history/Names.tsx'
import { getTarget } from '#features/history/getTarget.ts'
import { showMoment } from '#lib/dates/dates.ts'
import { toText } from '#lib/text/text.ts'
import { addBreaks } from '#ui/i18n/addBreaks.tsx'

type Props = { collection: Collection; labels: Labels; path: readonly string[]; value: unknown }

/** A value of a history in the format of its field. */
export function Value({ collection, labels, path, value }: Props) {
  const { t } = useTranslation(['history', 'portal'])
  const { getLabel } = useContentTypes()
  const { contentTypes } = useViewer()
  const key = path.findLast((step) => !step.startsWith('#')) ?? ''
  const { name, field } = getTarget(collection, key)
  const isOwn = path.length === 1
  if (value instanceof Hidden) return <em>{t('hidden')}</em>
  const target = isOwn ? getRelationTarget(field) : undefined
  if (target && !isUnnamed(value)) return <Names target={target} ids={getIds(value)} />
  const one = (single: unknown): string => {
    if (single instanceof Hidden) return t('hidden')
    if (typeof single === 'boolean') return t(single ? 'portal:yes' : 'portal:no')
    if (key === 'content_type') return typeName(single)
    if (isOwn && field && getType(field).holds !== 'anything') return formatValue(field, name, single, labels)
    return guessed(single)
  }
  const typeName = (id: unknown) => {
    const type = contentTypes.find((known) => String(known.id) === toText(id))
    return type ? getLabel(type) : toText(id)
  }
  return <bdi translate="no">{addBreaks(Array.isArray(value) ? value.map(one).join(', ') : one(value))}</bdi>
}

/** A value without a known field: times are recognised, everything else is shown unchanged. */
function guessed(value: unknown): string {
  const text = toText(value)
  const moment = /^\d{4}-\d\d-\d\d/.test(text) ? showMoment(text, true) : '-'
  return moment === '-' ? text : moment
}

/** Some servers send the name of a related record instead of its number. */
function isUnnamed(value: unknown): boolean {
  return [value].flat().some((one) => typeof one === 'string' && !/^\d+$/.test(one))
}

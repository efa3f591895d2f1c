import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { getField, type WidgetProps } from '#engine/collection.ts'
import { getType } from '#engine/fieldTypes.ts'
import { RelationPicker } from '#engine/fields/widgets/RelationPicker.tsx'
import { getIds } from '#lib/values/getIds.ts'
import { control } from '#engine/fields/widgets/control.ts'
import { useLabels } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import { useContentTypes } from '#engine/records/contentTypes.ts'
import { TextField } from '#ui/fields/TextField.tsx'

/** Selects the object, or the objects, of the kind in the same form; without a kind there is nothing to select. */
export default function ObjectPicker({ collection, name, value, onChange, readOnly, ...props }: WidgetProps) {
  const { contentTypes } = useViewer()
  const { getCollection } = useContentTypes()
  const labels = useLabels(collection)
  const [typeId] = getIds(useWatch({ name: 'content_type' }))
  const type = contentTypes.find((one) => String(one.id) === String(typeId))
  const endpoint = type && getCollection(type)?.endpoint
  const isMany = getType(getField(collection, name)).figures === 'counts'
  const ids = getIds(value)
  const chosen = ids.join()
  const known = useRef({ typeId, chosen })
  useEffect(() => {
    const before = known.current
    known.current = { typeId, chosen }
    // Another kind was selected; the current value still belongs to the previous one.
    if (before.typeId !== typeId && before.chosen === chosen && chosen !== '') onChange(isMany ? [] : null)
  }, [known, typeId, chosen, isMany, onChange])
  const hint = typeId === undefined && !readOnly ? { hint: labels.option('content_type', 'first') } : {}
  const shared = control({ ...props, ...hint, readOnly: readOnly || !endpoint })
  if (!endpoint) return <TextField {...shared} name={name} value={ids.join(', ')} onChange={() => undefined} />
  return (
    <RelationPicker
      {...shared}
      target={{ endpoint }}
      multiple={isMany}
      ids={ids}
      onIds={(next) => onChange(isMany ? next.map(Number) : numberOrNull(next.at(-1)))}
    />
  )
}

function numberOrNull(id: string | undefined): number | null {
  return id === undefined ? null : Number(id)
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { ListViewProps, WidgetProps } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { Upload } from '#features/files/Upload.tsx'
import ContentTypeSelect from '#features/relations/ContentTypeSelect.tsx'
import ObjectPicker from '#features/relations/ObjectPicker.tsx'
import { primaryKey } from '#lib/primaryKey.ts'

/** Uploads files to an object of any kind; a link may name it. */
export default function FileUpload({ collection, onDone }: ListViewProps) {
  const { t } = useTranslation()
  const labels = useLabels(collection)
  const [address] = useSearchParams()
  const [type, setType] = useState<unknown>(() => numberIn(address.get('content_type')))
  const [object, setObject] = useState<unknown>(() => numberIn(address.get('object_id')))
  const target = typeof type === 'number' && typeof object === 'number' ? { content_type: type, object_id: object } : undefined
  const widget = (name: string, value: unknown): Omit<WidgetProps, 'onChange'> => ({
    collection, name, label: labels.field(name), value, onProblem: () => undefined, values: { content_type: type }, isNew: true, readOnly: false, required: true,
    // A link must not decide unseen where files go (D-14).
    ...(value !== null && value === numberIn(address.get(name)) ? { marked: t('form.prefilled') } : {}),
  })
  return (
    <Upload target={target} onDone={onDone}>
      <ContentTypeSelect {...widget('content_type', type)} onChange={setType} />
      <ObjectPicker {...widget('object_id', object)} onChange={setObject} />
    </Upload>
  )
}

function numberIn(text: string | null): number | null {
  const key = primaryKey(text ?? '')
  return typeof key === 'number' ? key : null
}

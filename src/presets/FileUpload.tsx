import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { ListViewProps, Values, WidgetProps } from '#engine/collection.ts'
import { useFormKey } from '#engine/fields/useFormKey.ts'
import { useLabels } from '#engine/labels.ts'
import { Upload } from '#features/files/upload/Upload.tsx'
import FileOwnerSelect from '#features/relations/FileOwnerSelect.tsx'
import ObjectPicker from '#features/relations/ObjectPicker.tsx'
import { primaryKey } from '#lib/values/primaryKey.ts'

/** Uploads files to an object of any kind; a link may name it. */
export default function FileUpload({ collection, onDone }: ListViewProps) {
  const [address] = useSearchParams()
  const linked: Values = {
    content_type: toNumber(address.get('content_type')),
    object_id: toNumber(address.get('object_id')),
  }
  const form = useForm<Values>({ defaultValues: linked })
  const { t } = useTranslation('actions')
  const labels = useLabels(collection)
  const { content_type, object_id } = useWatch({ control: form.control })
  const target =
    typeof content_type === 'number' && typeof object_id === 'number' ? { content_type, object_id } : undefined
  const widget = (name: string) => ({
    collection,
    name,
    label: labels.field(name),
    onParseError: () => undefined,
    isNew: true,
    readOnly: false,
    required: true,
    // A link must not silently decide where files go (D-14).
    ...(linked[name] !== null && form.getValues(name) === linked[name] ? { marked: t('form.prefilled') } : {}),
  })
  return (
    <FormProvider {...form}>
      <Upload target={target} onDone={onDone}>
        <Held {...widget('content_type')} of={FileOwnerSelect} />
        <Held {...widget('object_id')} of={ObjectPicker} />
      </Upload>
    </FormProvider>
  )
}

function Held({
  of: Control,
  ...props
}: Omit<WidgetProps, 'value' | 'onChange'> & { of: React.ComponentType<WidgetProps> }) {
  const { value, onChange } = useFormKey(props.name)
  return <Control {...props} value={value} onChange={onChange} />
}

function toNumber(text: string | null): number | null {
  const key = primaryKey(text ?? '')
  return typeof key === 'number' ? key : null
}

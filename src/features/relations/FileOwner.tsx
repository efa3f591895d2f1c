import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WidgetProps } from '#engine/collection.ts'
import { useFormKey } from '#engine/fields/useFormKey.ts'
import { useLabels } from '#engine/labels.ts'
import { useContentTypes } from '#engine/records/contentTypes.ts'
import { useViewer } from '#engine/viewer.ts'
import { getIds } from '#lib/values/getIds.ts'
import { Button } from '#ui/actions/Button.tsx'
import { ContentTypeSelect } from './ContentTypeSelect.tsx'
import styles from './FileOwner.module.css'
import ObjectPicker from './ObjectPicker.tsx'

const kindKey = 'content_type'

/** The object that a file belongs to, with its kind below it; another kind is selected on request. */
export default function FileOwner({ hint: _hint, ...props }: WidgetProps) {
  const { t } = useTranslation('files')
  const viewer = useViewer()
  const labels = useLabels(props.collection)
  const { getCollection, getLabel } = useContentTypes()
  const { value, onChange, error } = useFormKey(kindKey)
  const [id] = getIds(value)
  const kind = viewer.contentTypes.find((type) => String(type.id) === String(id))
  const [isOpen, setOpen] = useState(kind === undefined)
  const isShown = isOpen || error !== undefined
  return (
    <div className={styles.owner}>
      {isShown && (
        <ContentTypeSelect
          collection={props.collection}
          onParseError={props.onParseError}
          required={props.required}
          name={kindKey}
          label={labels.field(kindKey)}
          value={value}
          onChange={onChange}
          isNew={props.isNew}
          readOnly={props.readOnly}
          {...(error ? { error } : {})}
          isOffered={(type) => getCollection(type)?.fields['files'] !== undefined}
        />
      )}
      <ObjectPicker {...props} />
      {kind && !isShown && (
        <p className={styles.kind}>
          <span>{getLabel(kind)}</span>
          {!props.readOnly && (
            <Button kind="plain" onClick={() => setOpen(true)}>
              {t('owner.other')}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}

import type { WidgetProps } from '#engine/collection.ts'
import { useLabels, useNames } from '#engine/labels.ts'
import { useChosen } from '#engine/records/relation.ts'
import { useViewer } from '#engine/viewer.ts'
import { type OwnObjects, ownObjects } from './ownObjects.ts'
import { type Permission, getPermissions } from '#lib/permissions.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { CheckBox } from '#ui/fields/CheckBox.tsx'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'
import fieldset from '#ui/fieldset.module.css'

const user = 2

/** The institutions that a person is admin of, for invitations; who is admin of none reads why the list is empty. */
export function OwnInstitutions({ collection, label, value, onChange, readOnly, error }: WidgetProps) {
  const labels = useLabels(collection)
  const own = ownObjects(useViewer())
  if (own.length === 0) return <Banner kind="warning">{labels.option('permissions', 'admins-only')}</Banner>
  return (
    <fieldset className={fieldset.group}>
      <legend>{label}</legend>
      {own.map((objects) => (
        <Choices
          key={objects.content_type}
          objects={objects}
          permissions={getPermissions(value)}
          onChange={onChange}
          readOnly={readOnly}
        />
      ))}
      <p className={fieldset.none}>{`${labels.field('role')}${labelSeparator()}${labels.option('role', 'user')}`}</p>
      {error && <p className={fieldset.error}>{error}</p>}
    </fieldset>
  )
}

type Props = {
  objects: OwnObjects
  permissions: Permission[]
  onChange: (permissions: Permission[]) => void
  readOnly: boolean
}

function Choices({ objects: { area, content_type, endpoint, ids }, permissions, onChange, readOnly }: Props) {
  const getName = useNames()
  const choices = useChosen({ endpoint }, ids)
  const isOfRecord = (id: string) => (one: Permission) =>
    one.content_type === content_type && one.object_id === Number(id)
  const toggle = (id: string, isChosen: boolean) =>
    onChange(
      isChosen
        ? [...permissions, { content_type, object_id: Number(id), role: user }]
        : permissions.filter((one) => !isOfRecord(id)(one)),
    )
  return choices.map(({ id, label }) => (
    <CheckBox
      key={id}
      label={`${label} (${getName(area)})`}
      checked={permissions.some(isOfRecord(id))}
      onChange={(isChosen) => toggle(id, isChosen)}
      readOnly={readOnly}
    />
  ))
}

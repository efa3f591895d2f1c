import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { contentTypeId } from '#api/session/viewer.ts'
import type { WidgetProps } from '#engine/collection.ts'
import { RelationPicker } from '#engine/fields/widgets/RelationPicker.tsx'
import { useLabels, useNames } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import styles from './AppPermissions.module.css'
import { type Permission, getPermissions, roleNames, roles } from '#lib/permissions.ts'
import { institutions } from '#lib/areas.ts'
import PermissionName from './PermissionName.tsx'
import { Button } from '#ui/actions/Button.tsx'
import { classNames } from '#ui/layout/classNames.ts'
import { useIsPhone } from '#ui/layout/useIsPhone.ts'
import { Dropdown } from '#ui/select/Dropdown.tsx'
import fieldset from '#ui/fieldset.module.css'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { IconButton } from '#ui/tooltip/IconButton.tsx'

/** The permissions of a user: the object, its app and the role. */
export default function AppPermissions({ collection, label, value, onChange, readOnly, error, hint }: WidgetProps) {
  const { t } = useTranslation('actions')
  const hintId = useId()
  const labels = useLabels(collection)
  const getName = useNames()
  const viewer = useViewer()
  const isPhone = useIsPhone()
  const permissions = getPermissions(value)
  const types = institutions.flatMap(({ area, type, list }) => {
    const id = contentTypeId(viewer, type)
    return id === undefined ? [] : [{ id, endpoint: list, label: getName(area) }]
  })
  const roleOptions = roleNames.map((name) => ({ value: String(roles[name]), label: labels.option('role', name) }))
  const edit = (index: number, change: Partial<Permission>) =>
    onChange(permissions.map((one, at) => (at === index ? { ...one, ...change } : one)))
  const [first] = types

  return (
    <fieldset className={classNames(fieldset.group, styles.group)} aria-describedby={hint ? hintId : undefined}>
      {/* Its section has a heading already. */}
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {hint && (
        <p className={fieldset.none} id={hintId}>
          {/* Only in the own profile: what they may do themselves. */}
          {readOnly && permissions.length > 0 ? `${t('permissions.own')} ${t(getOwnText(permissions))}` : hint}
        </p>
      )}
      {permissions.length === 0 && <p className={fieldset.none}>{t('permissions.none')}</p>}
      {readOnly && (
        <ul className={styles.lines}>
          {permissions.map((permission) => (
            <li key={`${permission.content_type} ${permission.object_id}`}>
              <PermissionName collection={collection} item={permission} />
            </li>
          ))}
        </ul>
      )}
      {(readOnly ? [] : permissions).map((permission, index) => {
        // Side by side the first row has the labels of all.
        const hideLabel = index > 0 && !isPhone
        const type = types.find(({ id }) => id === permission.content_type)
        return (
          <div
            key={permission.id ?? `new ${index}`}
            className={classNames(fieldset.row, styles.row)}
            role="group"
            aria-label={`${label} ${index + 1}`}
          >
            <Dropdown
              label={t('permissions.app')}
              hideLabel={hideLabel}
              options={types.map(({ id, label: name }) => ({ value: String(id), label: name }))}
              value={String(permission.content_type)}
              onChange={(text) => edit(index, { content_type: Number(text), object_id: 0 })}
              readOnly={permission.id !== undefined}
            />
            <RelationPicker
              target={{ endpoint: type?.endpoint ?? 'apps/groups' }}
              label={t('permissions.object')}
              hideLabel={hideLabel}
              ids={permission.object_id ? [permission.object_id] : []}
              onIds={(ids) => edit(index, { object_id: Number(ids.at(-1) ?? 0) })}
              readOnly={permission.id !== undefined}
            />
            <Dropdown
              label={labels.field('role')}
              hideLabel={hideLabel}
              options={roleOptions}
              value={permission.role === null ? null : String(permission.role)}
              onChange={(text) => edit(index, { role: text === null ? null : Number(text) })}
            />
            <IconButton
              icon={Trash2}
              label={t('permissions.remove')}
              onClick={() => onChange(permissions.filter((_one, at) => at !== index))}
            />
          </div>
        )
      })}
      {error && <p className={fieldset.error}>{error}</p>}
      {!readOnly && first && (
        <Button
          icon={Plus}
          onClick={() => onChange([...permissions, { content_type: first.id, object_id: 0, role: roles.user }])}
        >
          {t('permissions.add')}
        </Button>
      )}
    </fieldset>
  )
}

/** What somebody may do with the institutions they have access to, by the roles they have there. */
function getOwnText(permissions: readonly Permission[]) {
  const isAdmin = ({ role }: Permission) => role === roles.admin
  if (permissions.every(isAdmin)) return 'permissions.own.admin'
  if (permissions.some(isAdmin)) return 'permissions.own.mixed'
  return permissions.some(({ role }) => role === roles.user) ? 'permissions.own.user' : 'permissions.own.reader'
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowAt } from '#api/rows/page.ts'
import { contentTypeId } from '#api/session/viewer.ts'
import type { PanelProps } from '#engine/collection.ts'
import { openSection } from '#engine/form/openSection.ts'
import { getSectionId } from '#engine/form/sectionId.ts'
import { formatValue } from '#engine/formatValue.ts'
import { useLabels, useNames } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import { institutions } from '#lib/areas.ts'
import { getPermissions, roleNames, roles } from '#lib/permissions.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'
import { classNames } from '#ui/layout/classNames.ts'
import styles from '#ui/stateLinks.module.css'

/**
 * How an account stands: whether it is active, what its person may do in each area, and how they sign in; each part a
 * way to where it is changed. All of it is in the row, so that nothing moves when it is shown.
 */
export default function PersonStanding({ collection, row }: PanelProps<RowAt<'accounts/users'>>) {
  const { t } = useTranslation('forms')
  const labels = useLabels({ path: 'accounts/users' })
  const access = useAccess(row)
  const show = (name: 'preferred_2fa' | 'language') => {
    const field = collection.fields[name]
    const value = row[name]
    if (!field || value === undefined || value === null) return []
    return `${labels.field(name)}${labelSeparator()}${formatValue(field, name, value, labels)}`
  }
  const rights = row.is_staff === true ? [t('standing.everything')] : access
  const parts: { section: string; words: ReactNode }[] = [
    ...rights.map((words) => ({ section: 'rights', words })),
    ...[show('preferred_2fa')].flat().map((words) => ({ section: 'signIn', words })),
    ...[show('language')].flat().map((words) => ({ section: 'display', words })),
  ]
  return (
    <ul className={classNames(styles.states, styles.wrapping)}>
      {getAtPath(row, 'is_active') === true && (
        <li>
          <span className={styles.state}>{t('standing.active')}</span>
        </li>
      )}
      {parts.map(({ section, words }, place) => (
        <li key={`${section} ${place}`}>
          <a
            className={styles.state}
            href={`#${getSectionId(section)}`}
            onClick={(event) => openSection(event, getSectionId(section))}
          >
            {words}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The areas in which somebody has permissions, with the role there and on how many institutions. */
function useAccess(row: RowAt<'accounts/users'>): string[] {
  const { t } = useTranslation('forms')
  const viewer = useViewer()
  const labels = useLabels({ path: 'accounts/users' })
  const getName = useNames()
  const permissions = getPermissions(row.app_permissions)
  return institutions.flatMap(({ area, type }) => {
    const id = contentTypeId(viewer, type)
    const own = permissions.filter(({ content_type }) => content_type === id)
    return [...roleNames, undefined].flatMap((name) => {
      const count = own.filter(({ role }) => role === (name === undefined ? null : roles[name])).length
      if (count === 0) return []
      const role = name === undefined ? '-' : labels.option('role', name)
      const words = count === 1 ? role : t('standing.institutions', { role, count })
      return `${getName(area)}${labelSeparator()}${words}`
    })
  })
}

import { useQuery } from '@tanstack/react-query'
import { useFormState } from 'react-hook-form'
import { listQuery } from '#api/rows/queries.ts'
import type { WidgetProps } from '#engine/collection.ts'
import FlagWidget from '#engine/fields/widgets/FlagWidget.tsx'
import { useLabels } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import { templates } from './calls.ts'
import styles from './MailFrame.module.css'

/**
 * The purpose of a template that the portal needs: the last template for it keeps its flag, which also protects it from
 * deletion.
 */
export default function NeededFlag(props: WidgetProps) {
  const { collection, name } = props
  const viewer = useViewer()
  const labels = useLabels(collection)
  const isMarked = useFormState().defaultValues?.[name] === true
  const { data } = useQuery({ ...listQuery(viewer.id, templates, { [name]: true, size: 1 }), enabled: isMarked })
  const isLast = isMarked && !(data && data.count > 1)
  return (
    // A line each.
    <div className={styles.wide}>
      <FlagWidget {...props} {...(isLast && { readOnly: true, hint: data ? labels.option(name, 'last') : '' })} />
    </div>
  )
}

import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportProps } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import styles from '#features/importer/Import.module.css'
import { ImportColumns } from '#features/importer/ImportColumns.tsx'
import { peopleColumns } from './peopleColumns.ts'
import { invitationTarget, userTarget } from './peopleTargets.ts'
import { confirm } from '#ui/overlays/confirm.ts'
import { PageHeader } from '#ui/layout/PageHeader.tsx'

/** A person may have permissions on several institutions, a row for each. */
const unique = ['email', 'programme', 'object']

/**
 * Imports the people of a CSV file, as users or by inviting them; no mail is sent before its number of recipients is
 * confirmed.
 */
export default function ImportPeople({ collection, back }: ImportProps) {
  const { t } = useTranslation('import')
  const labels = useLabels(collection)
  const viewer = useViewer()
  const { path } = collection
  const destination = useMemo(() => {
    if (path !== 'accounts/invitations') return { place: path, getTarget: () => userTarget(viewer) }
    return {
      place: path,
      getTarget: () => invitationTarget(viewer),
      confirm: (count: number) =>
        confirm({
          kind: 'warning',
          title: t('invite.title'),
          text: t('invite.text', { count }),
          confirmLabel: t('invite.yes', { count }),
        }),
    }
  }, [path, viewer, t])
  return (
    <>
      <PageHeader title={t('title', { what: labels.many })} back={back} />
      <p className={styles.measure}>{t('people.object')}</p>
      <ImportColumns collection={collection} columns={peopleColumns} unique={unique} destination={destination} />
    </>
  )
}

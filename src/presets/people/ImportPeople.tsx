import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { errorMessage } from '#api/http/errorMessage.ts'
import { rowQuery } from '#api/rows/queries.ts'
import type { ImportProps } from '#engine/collection.ts'
import { useLabels, useNames } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import styles from '#features/importer/Import.module.css'
import { ImportColumns } from '#features/importer/columns/ImportColumns.tsx'
import { peopleColumns } from './peopleColumns.ts'
import { invitationTarget, userTarget } from './peopleTargets.ts'
import { programmes } from '#lib/areas.ts'
import { toText } from '#lib/text/text.ts'
import { backendLanguages, getCode, isLanguage } from '#lib/languages.ts'
import { primaryKey } from '#lib/values/primaryKey.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { confirm } from '#ui/confirm/confirm.ts'
import { PageHeader } from '#ui/layout/PageHeader.tsx'

const languageWords = new Map(backendLanguages)

/** A person may have permissions on several institutions, a row for each. */
const unique = ['email', 'programme', 'object']

/**
 * Imports the people of a CSV file, as users or by inviting them; no mail is sent before its number of recipients is
 * confirmed. Among the users of a programme a file needs no programme, for a hospital (`?hospital=12`) no institution.
 */
export default function ImportPeople({ collection, back }: ImportProps) {
  const { t } = useTranslation('import')
  const labels = useLabels(collection)
  const getName = useNames()
  const viewer = useViewer()
  const [address] = useSearchParams()
  const { path } = collection
  const programme = programmes.find((one) => one === collection.area)
  const key = primaryKey(address.get('hospital') ?? undefined)
  const id = programme && typeof key === 'number' ? key : undefined
  const answer = useQuery({
    ...rowQuery(viewer.id, `${programme ?? 'patzu'}/hospitals`, id ?? 0),
    enabled: id !== undefined,
  })
  const hospital = answer.data
  const anqid = toText(hospital?.anqid)
  const { columns, given } = useMemo(
    () => ({
      columns: {
        ...peopleColumns,
        programme: { ...peopleColumns.programme, required: programme === undefined },
        object: { ...peopleColumns.object, required: anqid === '' },
      },
      given: { ...(programme && { programme }), ...(anqid !== '' && { object: anqid }) },
    }),
    [programme, anqid],
  )
  const destination = useMemo(() => {
    // The same file makes other rows where something else is given.
    const place = [path, anqid].filter(Boolean).join(' ')
    const to = id === undefined ? `/${path}` : `/${programme}/hospitals/${id}`
    if (path !== 'accounts/invitations')
      return { place, shown: { to, what: 'people' as const }, getTarget: () => userTarget(viewer) }
    return {
      place,
      shown: { to: `/${path}`, what: 'invitations' as const },
      getTarget: () => invitationTarget(viewer),
      confirm: (count: number) =>
        confirm({
          kind: 'warning',
          title: t('invite.title'),
          text: t('invite.text', { count }),
          confirmLabel: t('invite.yes', { count }),
        }),
    }
  }, [path, anqid, id, programme, viewer, t])
  const getWord = (column: string, value: unknown) => {
    if (column === 'programme') return getName(toText(value))
    if (column === 'role') return labels.option(column, toText(value))
    return column === 'language' && isLanguage(value)
      ? labels.option(column, languageWords.get(getCode(value)) ?? value)
      : undefined
  }
  return (
    <>
      <PageHeader title={t('title', { what: labels.many })} back={back} />
      {programme && (
        <p className={styles.measure}>
          {anqid !== ''
            ? t('people.hospital', { name: toText(hospital?.name), programme: getName(programme) })
            : t('people.programme', { programme: getName(programme) })}
        </p>
      )}
      {id !== undefined && answer.isPending && <Skeleton shape="form" rows={3} />}
      {answer.error && !hospital && <Banner kind="error">{errorMessage(answer.error)}</Banner>}
      {(id === undefined || hospital) && (
        <ImportColumns
          collection={collection}
          columns={columns}
          unique={unique}
          given={given}
          destination={destination}
          getWord={getWord}
          note={t('people.object')}
        />
      )}
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listQuery } from '#api/rows/queries.ts'
import { contentTypeId } from '#api/session/viewer.ts'
import { type RecordColumn, RecordTable } from '#engine/list/RecordTable.tsx'
import { getChoice } from '#engine/records/relation.ts'
import { useRecordLinks } from '#engine/records/recordLinks.ts'
import { useViewer } from '#engine/viewer.ts'
import { institutions } from '#lib/areas.ts'
import { maxIds } from '#lib/constants.ts'
import { showMoment } from '#lib/dates/dates.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'
import { toText } from '#lib/text/text.ts'
import { Badge, type BadgeKind } from '#ui/feedback/Badge.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { Pager } from '#ui/navigation/Pager.tsx'
import { type Access, accessRules, getInstitutions, isRefused, type SignedIn } from './access.ts'
import type { AccessEntry } from './useAccessPeople.ts'
import styles from './Viewers.module.css'

const size = 10
const person = { endpoint: 'accounts/users', label: ['first_name last_name', 'email'] } as const
const kinds: Record<SignedIn, BadgeKind> = { since: 'good', before: 'warn', never: 'warn', unknown: 'neutral' }

type Props = {
  access: Access
  later: Access
  entries: readonly AccessEntry[]
  getSignInState: (entry: AccessEntry) => SignedIn
}

/** People with access page by page: by which rule, and when they signed in last. */
export function ViewerTable({ access, later, entries, getSignInState }: Props) {
  const { t } = useTranslation('viewers')
  const language = useLanguage()
  const linkTo = useRecordLinks(person.endpoint)
  const getInstitution = useInstitutionNames(access, later)
  const [turned, setPage] = useState(1)
  const sorted = entries
    .map((entry) => ({ ...entry, name: entry.row ? getChoice(person, entry.row, language).label : '' }))
    .toSorted((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name, language))
  const page = Math.min(turned, Math.max(1, Math.ceil(sorted.length / size)))
  const columns: RecordColumn<(typeof sorted)[number]>[] = [
    {
      key: 'person',
      label: t('person'),
      title: ({ row }) => toText(row?.email),
      renderCell: ({ id, row, name }) => (row ? <bdi translate="no">{name}</bdi> : <span>{t('unseen', { id })}</span>),
    },
    {
      key: 'login',
      label: t('login'),
      renderCell: (entry) => (
        <Badge kind={kinds[getSignInState(entry)]}>
          {t(`login.${getSignInState(entry)}`, { date: showMoment(entry.row?.last_login) })}
        </Badge>
      ),
    },
    {
      key: 'rule',
      label: t('rule'),
      renderCell: ({ row, rules, next }) => (
        <ul className={styles.rules}>
          {(rules.length > 0 ? rules : next).map((rule) => (
            <li key={rule}>
              {rule === 'institution' && row
                ? t('rule.institution', {
                    names: getInstitutions(rules.length > 0 ? access : later, row)
                      .map(getInstitution)
                      .join(', '),
                  })
                : t(`rule.${rule}`)}
            </li>
          ))}
          {rules.length > 0 && isRefused(access, rules) && (
            <li>
              <Badge kind="warn">{t('refused')}</Badge>
            </li>
          )}
          {isOpen(access, rules) !== isOpen(later, next) && (
            <li>
              <Badge kind="accent">{t(isOpen(later, next) ? 'change.added' : 'change.removed')}</Badge>
            </li>
          )}
        </ul>
      ),
    },
  ]
  return (
    <>
      <RecordTable
        label={t('people')}
        columns={columns}
        rows={sorted.slice((page - 1) * size, page * size)}
        getLink={({ row }) => (row ? linkTo(row) : undefined)}
      />
      <Pager page={page} size={size} count={sorted.length} onPage={setPage} of={t('people')} />
    </>
  )
}

/** Readers first, staff last: there are many of them, and they see everything. */
const rank = ({ rules, next }: AccessEntry) =>
  Math.min(...[...rules, ...next].map((rule) => (rule === 'staff' ? accessRules.length : accessRules.indexOf(rule))))

/** Whether somebody with these rules can open the evaluation in the portal. */
const isOpen = (access: Access, rules: AccessEntry['rules']) => rules.length > 0 && !isRefused(access, rules)

/** The names of the institutions of an evaluation; a number where they cannot be read. */
function useInstitutionNames(access: Access, later: Access): (id: number) => string {
  const viewer = useViewer()
  const kind = institutions.find(({ type }) => contentTypeId(viewer, type) === access.contentType)
  const ids = [...new Set([...access.objects, ...later.objects])].slice(0, maxIds)
  const { data } = useQuery({
    ...listQuery(viewer.id, kind?.list ?? '', { ids: ids.join(','), size: ids.length }),
    enabled: kind !== undefined && ids.length > 0,
    meta: { isShownInPlace: true },
  })
  return (id) => {
    const row = data?.rows.find((one) => one.id === id)
    return toText(getAtPath(row, 'name')) || `#${id}`
  }
}

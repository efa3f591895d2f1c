import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Row } from '#api/rows/page.ts'
import type { Collection } from '#engine/collection.ts'
import { getContentType } from '#engine/records/contentTypes.ts'
import { getItems } from './listItems.ts'
import type { FieldConflict } from './merge.ts'
import { type Author, lastAuthorQuery } from '#engine/records/lastVersion.ts'
import { useChosen } from '#engine/records/relation.ts'
import { useViewer } from '#engine/viewer.ts'
import { showMoment, parseTime } from '#lib/dates/dates.ts'
import { getIds } from '#lib/values/getIds.ts'

/** The version of a save is written with it; an older one is of another save by anybody. */
const apart = 5000

/** An object with versions of its own; `modified` where the server knows when it was saved last. */
type Changed = { contentType: string; id: number; modified: unknown }
type Props = { collection: Collection; changed: readonly Changed[] }

/** When the changes of somebody else were saved, and by whom, where the server knows. */
export function LastSaved({ collection, changed }: Props) {
  const { t } = useTranslation('actions')
  const viewer = useViewer()
  const saves = useQueries({
    queries: changed.map(({ contentType, id }) => {
      const typeId = getContentType({ contentType }, viewer)
      return {
        ...lastAuthorQuery(viewer.id, typeId ?? 0, id),
        enabled: viewer.isStaff && typeId !== undefined && collection.versions !== false,
      }
    }),
    combine: (responses) => responses.map(({ data }) => data ?? undefined),
  }).map((author, index) => toLastSave(author, changed[index]?.modified))
  const people = new Map(
    useChosen(
      { endpoint: 'accounts/users', label: ['first_name last_name', 'email'] },
      saves.flatMap((save) => save?.userId || []),
    ).map((one) => [one.id, one]),
  )
  const lines = saves.flatMap((save) => {
    if (!save) return []
    const person = people.get(save.userId)
    // A name may still be loading; the address is only shown where there is none.
    const who = person?.isPending ? '' : (!person?.row && save.email) || person?.label
    const when = showMoment(save.at, true)
    return who ? t('conflict-who', { when, who }) : t('conflict-when', { when })
  })
  return [...new Set(lines)].map((line) => (
    <p key={line}>
      <bdi>{line}</bdi>
    </p>
  ))
}

/** A record itself. */
export const versioned = ({ contentType }: Collection, { id, modified }: Row): Changed => ({
  contentType,
  id,
  modified,
})

/** The changed objects of a record: the record itself, and items of its lists. */
export function findChanged(collection: Collection, conflicts: FieldConflict[], current: Row): Changed[] {
  const { fields } = collection
  const items = conflicts.flatMap(({ key, ours, theirs }): Changed[] => {
    const type = getItems(fields[key])?.contentType
    const [id] = getIds(theirs ?? ours)
    return type === undefined || typeof id !== 'number' ? [] : [{ contentType: type, id, modified: undefined }]
  })
  const isOwn = conflicts.some(({ key }) => !getItems(fields[key]))
  return [...(isOwn ? [versioned(collection, current)] : []), ...items]
}

function toLastSave(author: Author | undefined, modified: unknown): Author | undefined {
  if (typeof modified !== 'string') return author
  const isOfThisSave = author && (parseTime(author.at) ?? 0) > (parseTime(modified) ?? 0) - apart
  return isOfThisSave ? author : { at: modified, userId: '', email: '' }
}

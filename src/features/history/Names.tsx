import { useTranslation } from 'react-i18next'
import type { RelationTarget } from '#engine/records/relation.ts'
import { useChosen } from '#engine/records/relation.ts'

const maxNamed = 50

/** Records by name, looked up with one request; above a limit, their number. */
export function Names({ target, ids }: { target: RelationTarget; ids: readonly (string | number)[] }) {
  const { t } = useTranslation()
  const chosen = useChosen(target, ids.slice(0, maxNamed))
  const rest = ids.length - maxNamed
  return (
    <>
      {chosen.map(({ id, label }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <bdi translate="no">{label}</bdi>
        </span>
      ))}
      {rest > 0 && ` ${t('picker.rest', { count: rest })}`}
    </>
  )
}

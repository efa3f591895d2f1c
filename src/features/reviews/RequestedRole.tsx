import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { RelationPicker } from '#engine/fields/widgets/RelationPicker.tsx'
import { narrowed, type RelationTarget } from '#engine/records/relation.ts'
import { getRoleQuery, type Role } from './roles.ts'

type Props = { target: RelationTarget; role: Role; onReviewer: (id: number) => void }

/** Selects somebody for a role that a team lacks, among those who can fill it; in view as soon as it is there. */
export function RequestedRole({ target, role, onReviewer }: Props) {
  const { t } = useTranslation('reviews')
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'center' })
    element.current?.querySelector<HTMLElement>('[role=combobox]')?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={element}>
      <RelationPicker
        target={narrowed(target, getRoleQuery(role))}
        label={t('request-role', { role: t(`role.${role}`) })}
        ids={[]}
        onIds={(ids) => onReviewer(Number(ids.at(-1)))}
      />
    </div>
  )
}

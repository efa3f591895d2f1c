import { Link } from 'react-router-dom'
import type { Chosen } from './relation.ts'

/** The name of a record: a link to it where the viewer may open it. */
export function RecordName({ of: { label, link }, className }: { of: Chosen; className: string | undefined }) {
  const name = <bdi translate="no">{label}</bdi>
  return link ? (
    <Link className={className} {...link}>
      {name}
    </Link>
  ) : (
    name
  )
}

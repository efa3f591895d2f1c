import { Badge } from '#ui/feedback/Badge.tsx'
import type { Brand } from '#evaluation/board/provenance/brand.ts'
import styles from './Header.module.css'

/** The provider's logo, or its name if the deployment has none. */
export function BrandMark({ name, logoUrl }: Brand) {
  return logoUrl === '' ? <Badge kind="accent">{name}</Badge> : <img alt={name} className={styles.logo} src={logoUrl} />
}

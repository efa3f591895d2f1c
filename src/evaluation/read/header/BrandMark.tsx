import { Badge } from '#ui/Badge.tsx'
import type { Brand } from '#evaluation/board/stamp/brand.ts'
import styles from './Header.module.css'

/** The provider's logo, or its name where a deployment has set none. */
export function BrandMark({ name, logoUrl }: Brand) {
  return logoUrl === '' ? <Badge kind="accent">{name}</Badge> : <img alt={name} className={styles.logo} src={logoUrl} />
}

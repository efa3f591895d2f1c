import type { LucideIcon } from 'lucide-react'
import { memo } from 'react'

/** An icon beside words or named by them; not drawn again with what it stands in. */
export const Glyph = memo(function Glyph({ icon: Icon, size }: { icon: LucideIcon; size: number }) {
  return <Icon aria-hidden="true" size={size} />
})

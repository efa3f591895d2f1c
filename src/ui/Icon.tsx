import type { LucideIcon } from 'lucide-react'
import { memo } from 'react'

/** An icon beside words or named by them; not drawn again with what it stands in. */
export const Icon = memo(function Icon({ icon: Glyph, size }: { icon: LucideIcon; size: number }) {
  return <Glyph aria-hidden="true" size={size} />
})

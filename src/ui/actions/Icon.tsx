import type { LucideIcon } from 'lucide-react'
import { memo } from 'react'

/** An icon beside its words; memoised, so that it is not drawn again with its parent. */
export const Icon = memo(function Icon({ icon: Glyph, size }: { icon: LucideIcon; size: number }) {
  return <Glyph aria-hidden="true" size={size} />
})

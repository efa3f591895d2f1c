import type { LucideIcon } from 'lucide-react'
import { memo } from 'react'

/** An icon next to its label; memoised, so that it does not re-render with its parent. */
export const Icon = memo(function Icon({ icon: Glyph, size }: { icon: LucideIcon; size: number }) {
  return <Glyph aria-hidden="true" size={size} />
})

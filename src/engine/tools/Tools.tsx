import { Suspense } from 'react'
import type { Row } from '#api/rows/page.ts'
import type { Viewer } from '#api/session/viewer.ts'
import type { Tool } from '#engine/collection.ts'
import { useViewer } from '#engine/viewer.ts'
import { ToolPlaceholder } from './ToolPlaceholder.tsx'
import { lazy } from '#ui/lazy/lazy.ts'
import { ErrorBoundary } from '#ui/errors/ErrorBoundary.tsx'
import { useIsIdle } from '#ui/layout/useIsIdle.ts'
import { useIsPainted } from '#ui/layout/useIsPainted.ts'

/** How many tools stand next to a title, besides the main one. */
export const maxFrequent = 2

/**
 * The tools that this viewer gets, in their order: those next to the title, at most `room`, the others, and how much room is
 * left.
 */
export function splitTools<Props extends object>(
  tools: readonly Tool<Props>[],
  { viewer, row, given, room = maxFrequent }: { viewer: Viewer; row?: Row; given: Props; room?: number },
): { frequent: Tool<Props>[]; others: Tool<Props>[]; left: number } {
  const offered = tools.filter(({ show, when }) => (show?.(viewer, row) ?? true) && (when?.(given, viewer) ?? true))
  let left = room
  const frequent = offered.filter(({ isFrequent, isDouble }) => {
    if (!isFrequent || left <= 0) return false
    left -= isDouble ? 2 : 1
    return true
  })
  return { frequent, others: offered.filter((tool) => !frequent.includes(tool)), left }
}

/** The tools of a toolbar that this viewer gets, each in a chunk of its own. */
export function Tools<Props extends object>({
  tools,
  row,
  given,
}: {
  tools: readonly Tool<Props>[]
  row?: Row
  given: Props
}) {
  const viewer = useViewer()
  const offered = tools.filter(({ show, when }) => (show?.(viewer, row) ?? true) && (when?.(given, viewer) ?? true))
  return offered.map((tool) => <Loaded key={tool.name} tool={tool} given={given} />)
}

/** Loads the tools that this viewer gets before they are rendered. Never fails. */
export async function loadTools<Props extends object>(tools: readonly Tool<Props>[], viewer: Viewer): Promise<void> {
  const own = tools.filter(({ show }) => show?.(viewer) ?? true)
  await Promise.all(own.map(async ({ load }) => await lazy(load, variant).ready()))
}

/** How a tool that failed to load is shown. */
const variant = 'line'

function Loaded<Props extends object>({ tool, given }: { tool: Tool<Props>; given: Props }) {
  const { Part: Own } = lazy(tool.load, variant)
  const isIdle = useIsIdle()
  // On a later page they are there with it: what is loaded does not blink.
  const isPainted = useIsPainted(isIdle)
  if (!isIdle || !isPainted) return <ToolPlaceholder />
  return (
    <ErrorBoundary level="field">
      <Suspense fallback={<ToolPlaceholder />}>
        <Own {...given} />
      </Suspense>
    </ErrorBoundary>
  )
}

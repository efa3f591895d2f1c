import type { CDPSession } from '@playwright/test'

type TraceEvent = { name: string; ph: string; pid: number; tid: number; tdur?: number; args?: { name?: string } }

/** The longest task of the page's main thread in milliseconds of CPU time, without other programs. */
export async function watchTasks(profiler: CDPSession): Promise<{ maxLength: () => Promise<number> }> {
  const events: TraceEvent[] = []
  profiler.on(
    'Tracing.dataCollected',
    ({ value }: { value: unknown[] }) => void events.push(...(value as TraceEvent[])),
  )
  await profiler.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', '__metadata'] },
  })
  return {
    maxLength: async () => {
      const complete = new Promise<unknown>((resolve) => profiler.once('Tracing.tracingComplete', resolve))
      await profiler.send('Tracing.end')
      await complete
      const main = new Set(
        events
          .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
          .map(({ pid, tid }) => `${pid} ${tid}`),
      )
      const own = events.filter(
        ({ name, ph, pid, tid }) => ph === 'X' && name.includes('RunTask') && main.has(`${pid} ${tid}`),
      )
      return own.reduce((maxLength, { tdur = 0 }) => Math.max(maxLength, tdur / 1000), 0)
    },
  }
}

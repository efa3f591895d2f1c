import { yieldToMain } from '#lib/yieldToMain.ts'

const budget = 12

/** Keeps the page responsive during long work: `isDue` after 12 ms of work, `rest` yields to the page. */
export function createYield(): { isDue: () => boolean; rest: () => Promise<void> } {
  let since = performance.now()
  return {
    isDue: () => performance.now() - since > budget,
    rest: async () => {
      await yieldToMain()
      since = performance.now()
    },
  }
}

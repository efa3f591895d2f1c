import { useSyncExternalStore } from 'react'
import { font } from '#evaluation/types/colors/theme.ts'
import { getPicture } from '#evaluation/types/option/getPicture.ts'
import { fontSize, forgetWidths } from '#evaluation/types/option/grids/textMeasure.ts'
import { raceTimeout } from '#lib/raceTimeout.ts'

const chartFont = `${fontSize}px ${font}`
const maxWait = 3_000

// A browser has them; without them nothing is measured on a canvas.
const fonts = typeof document !== 'undefined' && 'fonts' in document ? document.fonts : null
// Before any chart is rendered again.
fonts?.addEventListener('loadingdone', forgetWidths)

/** The layout function of charts: another one once the font is loaded, so that charts measure their texts again. */
export function useGetPicture(): typeof getPicture {
  return useSyncExternalStore(subscribe, hasFont) ? getPicture : getFirstPicture
}

const getFirstPicture: typeof getPicture = (input) => getPicture(input)

/**
 * Waits for the font of charts, for some seconds at most: ECharts keeps the widths of texts that it measured with
 * another one.
 */
export async function waitForFont(): Promise<void> {
  if (fonts)
    await raceTimeout(
      fonts.load(chartFont).catch(() => undefined),
      maxWait,
    )
}

let isLoaded = false

/** A loaded font is not looked up again: each chart calls this with each render. */
function hasFont(): boolean {
  isLoaded ||= fonts?.check(chartFont) ?? true
  return isLoaded
}

function subscribe(onChange: () => void): () => void {
  fonts?.addEventListener('loadingdone', onChange)
  return () => fonts?.removeEventListener('loadingdone', onChange)
}

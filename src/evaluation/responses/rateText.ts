import { showNumber } from '#lib/text/numbers.ts'
import { getRate, type Response } from './responseRates.ts'

const percent = (share: number) => showNumber(Math.round(share * 1000) / 10)

/** A rate with its interval in per cent: '31.2 % (28.1–34.5 %)'; null where there is none. */
export function getRateText(response: Response): string | null {
  const rate = getRate(response)
  return rate && `${percent(rate.share)} % (${percent(rate.low)}–${percent(rate.high)} %)`
}

import type { TFunction } from 'i18next'
import { saveBlob } from '#api/files/download.ts'
import { parseDay } from '#lib/dates/dates.ts'
import { byteOrderMark, type Cell, csvText } from '#lib/text/csv.ts'
import { datedFileName } from '#lib/fileName.ts'
import { toText } from '#lib/text/text.ts'
import { getRate, type ResponseState } from './responseRates.ts'
import type { HospitalResponse } from './useResponses.ts'

export type StatedResponse = HospitalResponse & { state: ResponseState }

/** The response rates as rows of a file; rates are shares from 0 to 1, empty where there is none. */
export function toRows(responses: readonly StatedResponse[], year: number, t: TFunction<'responses'>): Cell[][] {
  const heads = ['anqid', 'hospital', 'sent', 'answered', 'rate', 'low', 'high', 'state'] as const
  return [
    heads.map((head) => t(`column.${head}`, { year })),
    ...responses.map((one): Cell[] => {
      const rate = getRate(one)
      return [
        toText(one.hospital?.anqid),
        toText(one.hospital?.name) || `#${one.id}`,
        one.sent,
        one.answered,
        rate?.share ?? null,
        rate?.low ?? null,
        rate?.high ?? null,
        t(`state.${one.state}`),
      ]
    }),
  ]
}

/** Saves response rates as CSV. */
export function saveResponses(responses: readonly StatedResponse[], year: number, t: TFunction<'responses'>): void {
  const text = byteOrderMark + csvText(toRows(responses, year, t))
  const name = datedFileName([t('title'), String(year)], parseDay(new Date()) ?? '', 'csv')
  saveBlob(new Blob([text], { type: 'text/csv;charset=utf-8' }), name)
}

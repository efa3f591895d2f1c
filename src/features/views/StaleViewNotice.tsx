import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { Collection } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { readParams, writeParams } from '#engine/list/url/listParams.ts'
import { getViewName } from '#engine/list/url/viewAddress.ts'
import { toast } from '#ui/feedback/toasts.ts'

const max = 5
/** Anybody can write a link: only the names of fields are shown on screen. */
const isName = (text: string) => /^\w{1,40}$/.test(text)

/** Shows, once per opening, the parts of a view that its list no longer knows; it opens without them. */
export function StaleViewNotice({ collection }: { collection: Collection }): null {
  const { t } = useTranslation(['actions', 'portal'])
  const labels = useLabels(collection)
  const { search, hash, key } = useLocation()
  const notifiedKey = useRef('')
  useEffect(() => {
    const name = getViewName(hash)
    if (name === undefined || notifiedKey.current === key) return
    notifiedKey.current = key
    const lost = findMissingFields(collection, new URLSearchParams(search))
    if (lost.length > 0)
      toast.info(
        t('view.lost', {
          what:
            lost
              .filter(isName)
              .slice(0, max)
              .map((one) => labels.field(one))
              .join(', ') || '…',
        }),
        { title: t('portal:view.title'), permanent: true },
      )
  }, [collection, hash, key, labels, t, search])
  return null
}

/** The parts of a query that this list does not know: keys, and columns by name. */
export function findMissingFields(collection: Collection, query: URLSearchParams): string[] {
  const params = readParams(collection, query)
  const known = writeParams(collection, params)
  const keys = [...query.keys()].filter(
    (key) => key !== 'page' && query.get(key) !== '' && !known.has(key) && key !== 'columns',
  )
  const columns = (query.get('columns') ?? '')
    .split(',')
    .filter((name) => name !== '' && !params.columns.includes(name))
  return [...new Set([...keys, ...columns])]
}

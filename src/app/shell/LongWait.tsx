import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getEndpoint, isOfUser } from '#api/rows/queries.ts'
import { Button } from '#ui/actions/Button.tsx'
import styles from './LongWait.module.css'

/** Milliseconds until the page says what it waits for, and until it offers to stop. */
const namedAfter = 2000
const stoppableAfter = 10_000
const maxNames = 3

/**
 * What a page has been waiting for, once that takes long, with a button to stop. What is stopped shows an error in its
 * place, with a button to load it again.
 */
export function LongWait() {
  const { t } = useTranslation()
  const { i18n } = useTranslation('names')
  const client = useQueryClient()
  const isWaiting = useIsFetching(awaited) > 0
  const waited = useWaited(isWaiting)
  if (waited === 'briefly') return null

  const endpoints = client
    .getQueryCache()
    .findAll(awaited)
    .map(({ queryKey }) => getEndpoint(queryKey))
  const names = [...new Set(endpoints)]
    .filter((endpoint) => i18n.exists(endpoint, { ns: 'names' }))
    .map((endpoint) => t(endpoint, { ns: 'names' }))
  const text = [...names.slice(0, maxNames), ...(names.length > maxNames ? ['…'] : [])].join(', ')
  return (
    <output className={styles.place}>
      <span key={waited}>{t(waited === 'long' ? 'wait.long' : 'wait.named')}</span>
      {text && <strong key={text}>{text}</strong>}
      {waited === 'long' && (
        <Button onClick={() => void client.cancelQueries(awaited, { revert: false })}>{t('wait.stop')}</Button>
      )}
    </output>
  )
}

/** Requests without which something on the page has no data yet, except for those in the background. */
const awaited = {
  type: 'active',
  fetchStatus: 'fetching',
  predicate: ({ queryKey, state, meta }: Query) =>
    state.data === undefined && isOfUser(queryKey) && meta?.isInBackground !== true,
} as const

function useWaited(isWaiting: boolean): 'briefly' | 'noticeably' | 'long' {
  const [waited, setWaited] = useState<'briefly' | 'noticeably' | 'long'>('briefly')
  useEffect(() => {
    if (!isWaiting) return undefined
    const timers = [
      setTimeout(() => setWaited('noticeably'), namedAfter),
      setTimeout(() => setWaited('long'), stoppableAfter),
    ]
    return () => {
      for (const timer of timers) clearTimeout(timer)
      setWaited('briefly')
    }
  }, [isWaiting])
  return waited
}

import HardDrive from 'lucide-react/icons/hard-drive'
import Layers from 'lucide-react/icons/layers'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#api/http/errorMessage.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { useViewer } from '#engine/viewer.ts'
import { deleteCache, refreshCache, removeDataCache } from '#features/measures/calls.ts'
import styles from './Data.module.css'
import { StepList } from './StepList.tsx'
import { runAll, type Outcome, type Step } from './steps.ts'
import { Button } from '#ui/actions/Button.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import { appDb } from '#api/storage/store.ts'

type Action = 'remove' | 'refresh' | 'browser'

/**
 * Clears the caches of a measure on the server and in this browser; every step shows its result. They are rarely needed:
 * all are folded, with the `children`.
 */
export function Caches({ id, children }: { id: number; children?: ReactNode }) {
  const { t } = useTranslation('measures')
  const viewer = useViewer()
  const [result, setResult] = useState<{ action: Action; outcomes: Outcome[] }>()
  const browser: Step = { name: 'browser', run: async () => await forgetRows(viewer.id, id) }
  const steps: Record<Action, Step[]> = {
    remove: [
      { name: 'data', run: async () => await removeDataCache(id) },
      { name: 'server', run: async () => await deleteCache(id) },
      browser,
    ],
    refresh: [{ name: 'refresh', run: refreshCache }],
    browser: [browser],
  }
  const renewal = useAction<Action>({
    run: async (action) => {
      const outcomes = await runAll(steps[action])
      setResult({ action, outcomes })
      const failed = outcomes.filter(({ error }) => error !== undefined)
      if (failed.length === 0) toast.success(t(`cache.${action}-done`))
      for (const { name, error } of failed) toast.error(errorMessage(error), { title: t(`cache.step-${name}`) })
    },
  })
  const button = (action: Action, icon: LucideIcon) => (
    <div className={styles.action}>
      <Button
        icon={icon}
        busy={renewal.input === action && t(`cache.${action}-running`)}
        disabled={renewal.isPending && renewal.input !== action}
        onClick={() => void renewal.run(action)}
      >
        {t(`cache.${action}`)}
      </Button>
      <p className={styles.hint}>{t(renewal.input === action ? `cache.${action}-running` : `cache.${action}-hint`)}</p>
    </div>
  )
  return (
    <section className={styles.group} aria-label={t('cache.title')}>
      <details className={styles.others}>
        <summary>{t('cache.others')}</summary>
        {button('remove', RefreshCw)}
        {button('refresh', Layers)}
        {button('browser', HardDrive)}
        {children}
      </details>
      {result && (
        <StepList
          outcomes={result.outcomes}
          onRetry={() => void renewal.run(result.action)}
          isBusy={renewal.isPending}
        />
      )}
    </section>
  )
}

/** Removes the rows of a measure that this browser stores for a user, for every evaluation and period. */
async function forgetRows(userId: number, measure: number): Promise<void> {
  const keys = await appDb.keys('resultData')
  for (const key of keys) if (key.startsWith(`${userId}/${measure}/`)) await appDb.remove('resultData', key)
}

import { useQueryClient } from '@tanstack/react-query'
import { Calculator } from 'lucide-react'
import { useState } from 'react'
import { FieldErrors } from '#api/errors.ts'
import { faultText } from '#api/faultText.ts'
import type { PanelProps } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import { calculateBenchmark } from '#features/benchmarks/calls.ts'
import styles from '#features/benchmarks/Means.module.css'
import { meansIn } from '#features/benchmarks/means.ts'
import { showNumber } from '#lib/numbers.ts'
import { Button } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { notify } from '#ui/notices.ts'
import table from '#ui/table.module.css'
import { useWords } from '#ui/words.ts'

/** The means of a benchmark, and their calculation. */
export default function Means({ collection, row }: PanelProps) {
  const t = useWords()
  const labels = useLabels(collection)
  const viewer = useViewer()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const say = (word: string) => labels.option('means', word)
  const means = meansIn(row.means)

  const calculate = async () => {
    setBusy(true)
    try {
      await calculateBenchmark(row.id)
      await client.invalidateQueries({ queryKey: [viewer.id, collection.endpoint] })
      notify.success(say('calculated'))
    } catch (error) {
      notify.error(reasonOf(error), { title: t('error.title'), permanent: true })
    }
    setBusy(false)
  }
  return (
    <div className={styles.panel}>
      <Button icon={Calculator} busy={isBusy} onClick={() => void calculate()}>{say('calculate')}</Button>
      {means.length === 0 ? (
        <p>{say('none')}</p>
      ) : (
        <div className={table.wrap} tabIndex={0} role="region" aria-label={labels.field('means')}>
          <table className={table.table}>
            <thead className={table.head}>
              <tr>
                <th className={classes(table.cell, table.first)} scope="col">{say('attribute')}</th>
                {['n', 'mean', 'sd'].map((word) => <th key={word} className={classes(table.cell, table.number)} scope="col">{say(word)}</th>)}
              </tr>
            </thead>
            <tbody>
              {means.map(({ key, n, mean, sd }) => (
                <tr key={key} className={table.row}>
                  <td className={classes(table.cell, table.first)}><bdi>{key}</bdi></td>
                  {[n, mean, sd].map((value, index) => <td key={index} className={classes(table.cell, table.number)}>{showNumber(value)}</td>)}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}

/** The server's own words where it says why, in its field `error`. */
function reasonOf(error: unknown): string {
  const [own] = error instanceof FieldErrors ? error.fields.filter(({ path }) => path === 'error') : []
  return own?.message ?? faultText(error)
}

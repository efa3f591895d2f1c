import { useState } from 'react'
import { chartTitle } from '#features/evaluation/charts/words/chartTitle.ts'
import { useChartWords } from '#features/evaluation/charts/words/chartWords.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useWords } from '#ui/words.ts'
import { emptyChart } from '../../page/grid/emptyChart.ts'
import { type Entry, readEntry } from '../draft/entries.ts'
import { useEditorWords } from '../editorWords.ts'
import css from './ChartsConflict.module.css'
import { differingIn } from './differingIn.ts'
import type { ForeignChart } from './foreign.ts'

export type ChartsConflictProps = { foreign: ForeignChart[]; onDecide: (keepTheirs: ReadonlySet<string> | null) => void }

/** The charts somebody else changed meanwhile, both versions of each; neither is lost. */
export function ChartsConflict({ foreign, onDecide }: ChartsConflictProps) {
  const t = useWords()
  const { say, language } = useEditorWords()
  const { say: sayChart } = useChartWords()
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const pick = (key: string, isTheirs: boolean) => setTheirs((now) => new Set([...now].filter((one) => one !== key).concat(isTheirs ? key : [])))
  const titleOf = (entry: Entry | null) => {
    if (!entry) return ''
    const { chart, title } = readEntry(entry)
    return chartTitle(chart ?? { ...emptyChart, ...title }, language, sayChart).title
  }
  const version = (own: Entry | null, other: Entry | null) => {
    if (!own) return say('conflict.deleted')
    if (!other) return say('conflict.kept', { title: titleOf(own) })
    const parts = differingIn(own.stored, other.stored).map((part) => say(`part.${part}`))
    return `${titleOf(own)} (${parts.join(', ')})`
  }
  return (
    <Dialog
      footer={
        <>
          <Button onClick={() => onDecide(null)}>{say('conflict.back')}</Button>
          <Button kind="primary" onClick={() => onDecide(theirs)}>
            {t('conflict.save')}
          </Button>
        </>
      }
      size="wide"
      title={say('conflict')}
      onClose={() => onDecide(null)}
    >
      <p>{say('conflict.text')}</p>
      <ul className={css['list']}>
        {foreign.map(({ key, mine, theirs: other, touched }) => (
          <li key={key}>
            <fieldset className={css['chart']}>
              <legend>
                <bdi>{titleOf(mine ?? other)}</bdi>
              </legend>
              {touched ? (
                <>
                  <Choice isPicked={!theirs.has(key)} label={t('conflict.mine')} name={key} text={version(mine, other)} onPick={() => pick(key, false)} />
                  <Choice isPicked={theirs.has(key)} label={t('conflict.theirs')} name={key} text={version(other, mine)} onPick={() => pick(key, true)} />
                </>
              ) : (
                <p className={css['untouched']}>{say(untouched(mine, other))}</p>
              )}
            </fieldset>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function untouched(mine: Entry | null, theirs: Entry | null): 'conflict.their-new' | 'conflict.their-delete' | 'conflict.their-change' {
  if (!mine) return 'conflict.their-new'
  return theirs ? 'conflict.their-change' : 'conflict.their-delete'
}

function Choice({ name, label, text, isPicked, onPick }: { name: string; label: string; text: string; isPicked: boolean; onPick: () => void }) {
  return (
    <label className={css['choice']}>
      <input checked={isPicked} name={`conflict-${name}`} type="radio" onChange={onPick} />
      <bdi>{`${label}: ${text}`}</bdi>
    </label>
  )
}

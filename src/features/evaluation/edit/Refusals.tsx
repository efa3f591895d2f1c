import { Banner } from '#ui/Banner.tsx'
import css from './Editor.module.css'
import { useEditorWords } from './editorWords.ts'
import type { Refusal } from './save/useSaving.ts'

/** Why the server did not take the charts, chart by chart; the draft stays as it is. */
export function Refusals({ refusals, titleOf }: { refusals: readonly Refusal[]; titleOf: (key: string) => string }) {
  const { say } = useEditorWords()
  if (refusals.length === 0) return null
  return (
    <div className={css['refusals']}>
      <Banner kind="error">
        <strong>{say('refused')}</strong>
        <ul>
          {refusals.map(({ key, message }) => (
            <li key={`${key} ${message}`}>
              <bdi>{key === null ? message : `«${titleOf(key)}»: ${message}`}</bdi>
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}

import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { type Diagnostic, linter, lintGutter } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import { EditorView, keymap, lineNumbers } from '@codemirror/view'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ControlProps } from '#engine/fields/fieldType.ts'
import styles from './JsonWidget.module.css'
import { type JsonProblem, parseJson } from './parseJson.ts'
import { Field } from '#ui/fields/Field.tsx'

const look = EditorView.theme({
  '&': { maxBlockSize: '24rem', color: 'var(--ink)', backgroundColor: 'var(--surface)' },
  '.cm-gutters': { color: 'var(--muted)', backgroundColor: 'var(--sunken)', borderColor: 'var(--line)' },
  '.cm-content': { caretColor: 'var(--ink)' },
})

/** JSON as text. Text that cannot be parsed stays as typed, with the position of the error, and is not saved. */
export default function JsonWidget({
  label,
  value,
  onChange,
  onParseError,
  readOnly,
  required,
  error,
  hint,
  name,
}: ControlProps) {
  const { t } = useTranslation('forms')
  const place = useRef<HTMLDivElement>(null)
  const [problem, setProblem] = useState<string>()
  const editor = useRef<EditorView>(undefined)
  /** The text of the editor, and the value that was last shown or reported. */
  const kept = useRef({ text: toText(value), value })
  const latest = useRef({ onChange, onParseError, t })
  useEffect(() => {
    latest.current = { onChange, onParseError, t }
  })

  useEffect(() => {
    const host = place.current
    if (!host) return undefined
    // In a shadow tree its styles are adopted sheets; in the page they would be a style element, which the policy
    // blocks.
    const tree = host.shadowRoot ?? host.attachShadow({ mode: 'open', delegatesFocus: true })
    host.setAttribute('name', name)
    const getMessage = ({ line, column }: JsonProblem) => latest.current.t('json', { line, column })
    const read = (text: string) => {
      const parsed = parseJson(text)
      kept.current.text = text
      const message = 'problem' in parsed ? getMessage(parsed.problem) : undefined
      setProblem(message)
      latest.current.onParseError(message)
      if ('problem' in parsed) return
      kept.current.value = parsed.value
      latest.current.onChange(parsed.value)
    }
    const lint = (text: string): Diagnostic[] => {
      const parsed = parseJson(text)
      if (!('problem' in parsed)) return []
      const { at } = parsed.problem
      return [{ from: at, to: Math.min(at + 1, text.length), severity: 'error', message: getMessage(parsed.problem) }]
    }
    const view = new EditorView({
      parent: tree,
      root: tree,
      doc: kept.current.text,
      extensions: [
        look,
        lineNumbers(),
        history(),
        json(),
        linter(({ state }) => lint(state.doc.toString())),
        lintGutter(),
        keymap.of([...defaultKeymap, ...historyKeymap]),
        EditorState.readOnly.of(readOnly),
        EditorView.contentAttributes.of({ 'aria-label': label }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) read(update.state.doc.toString())
        }),
      ],
    })
    editor.current = view
    return () => view.destroy()
    // The editor keeps its own text: it is created once for a field, and again, with that text, for another label.
  }, [label, name, readOnly])

  useEffect(() => {
    // The form was reset from outside: discarded, or loaded again.
    if (JSON.stringify(value) === JSON.stringify(kept.current.value)) return
    kept.current.value = value
    editor.current?.dispatch({ changes: { from: 0, to: editor.current.state.doc.length, insert: toText(value) } })
  }, [value])

  return (
    <Field label={label} required={required} error={problem ?? error} hint={hint}>
      {({ id, describedBy }) => <div ref={place} id={id} aria-describedby={describedBy} className={styles.editor} />}
    </Field>
  )
}

function toText(value: unknown): string {
  return value === null || value === undefined ? '' : JSON.stringify(value, null, 2)
}

import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import styles from './RichEditor.module.css'
import { toDoc, extensions, toHtml } from './schema.ts'
import { handleDrop, handlePaste } from './insertPaste.ts'
import { Toolbar } from './Toolbar.tsx'
import { classNames } from '#ui/layout/classNames.ts'
import type { Language } from '#lib/languages.ts'

type Props = {
  value: string
  onChange: (html: string) => void
  label: string
  language: Language
  texts: readonly string[]
  isInvalid: boolean
}

/** The text of a mail as it will look, with its placeholders as atoms. */
export function RichEditor({ value, onChange, label, language, texts, isInvalid }: Props) {
  const handed = useRef(value)
  const hand = useRef(onChange)
  useEffect(() => {
    hand.current = onChange
  })
  const editor = useEditor({
    extensions,
    // As nodes, not as text: the policy allows only the sanitiser to create nodes from text.
    content: toDoc(value).toJSON(),
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang: language,
        class: styles.text ?? '',
        ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
      },
      handleDOMEvents: { paste: handlePaste, drop: handleDrop },
    },
    onUpdate: ({ editor }) => {
      handed.current = toHtml(editor.state.doc)
      hand.current(handed.current)
    },
  })
  useEffect(() => {
    if (value === handed.current) return
    handed.current = value
    editor.commands.setContent(toDoc(value).toJSON(), { emitUpdate: false })
  }, [editor, value])
  return (
    <div className={classNames(styles.editor, isInvalid && styles.invalid)}>
      <Toolbar editor={editor} texts={texts} />
      <EditorContent editor={editor} />
    </div>
  )
}

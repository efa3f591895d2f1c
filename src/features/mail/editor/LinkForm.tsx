import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '#features/mail/editor/RichEditor.module.css'
import { asText } from '#lib/text.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'

/** Asks where the chosen words lead to. */
export function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useTranslation('mail')
  const [address, setAddress] = useState(() => asText(editor.getAttributes('link')['href']))
  const [problem, setProblem] = useState<string>()
  const apply = () => {
    const href = address.trim()
    if (!/^(https?:\/\/\S+|mailto:\S+@\S+|\{\{[^{}]+\}\})$/.test(href)) return setProblem(t('link-problem'))
    editor.view.focus()
    const chain = editor.chain().focus().extendMarkRange('link')
    const isBare = editor.state.selection.empty && !editor.isActive('link')
    if (isBare) chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    return onClose()
  }
  const remove = () => {
    editor.view.focus()
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  return (
    // Enter applies the link; the form of the record around it is not sent by that.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.link}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        event.stopPropagation()
        apply()
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- somebody opened it to type */}
      <TextField label={t('link-address')} value={address} onChange={setAddress} error={problem} autoFocus spellCheck={false} />
      <Button kind="primary" onClick={apply}>{t('link-apply')}</Button>
      {editor.isActive('link') && <Button onClick={remove}>{t('link-remove')}</Button>}
    </div>
  )
}

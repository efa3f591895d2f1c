import { zodResolver } from '@hookform/resolvers/zod'
import type { Editor } from '@tiptap/react'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormTextField } from '#engine/form/FormTextField.tsx'
import styles from './RichEditor.module.css'
import { z } from '#lib/schema.ts'
import { toText } from '#lib/text/text.ts'
import { Button } from '#ui/actions/Button.tsx'

/** A form for the target of a link. */
export function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useTranslation('mail')
  const schema = z.object({
    href: z
      .string()
      .check(z.trim(), z.regex(/^(https?:\/\/\S+|mailto:[^\s@]+@\S+|\{\{[^{}]+\}\})$/, { error: t('link-problem') })),
  })
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { href: toText(editor.getAttributes('link')['href']) },
  })
  const apply = form.handleSubmit(({ href }) => {
    editor.view.focus()
    const chain = editor.chain().focus().extendMarkRange('link')
    const isBare = editor.state.selection.empty && !editor.isActive('link')
    if (isBare) chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    onClose()
  })
  const remove = () => {
    editor.view.focus()
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  return (
    // Enter applies the link without submitting the form of the record around it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.link}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        event.stopPropagation()
        void apply()
      }}
    >
      <FormProvider {...form}>
        <FormTextField label={t('link-address')} name="href" autoFocus spellCheck={false} />
      </FormProvider>
      <Button kind="primary" onClick={() => void apply()}>
        {t('link-apply')}
      </Button>
      {editor.isActive('link') && <Button onClick={remove}>{t('link-remove')}</Button>}
    </div>
  )
}

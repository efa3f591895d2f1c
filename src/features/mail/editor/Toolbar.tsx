import { useQuery } from '@tanstack/react-query'
import { type Editor, useEditorState } from '@tiptap/react'
import Bold from 'lucide-react/icons/bold'
import Braces from 'lucide-react/icons/braces'
import Italic from 'lucide-react/icons/italic'
import LinkSign from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Redo2 from 'lucide-react/icons/redo-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listQuery } from '#api/rows/queries.ts'
import { useViewer } from '#engine/viewer.ts'
import { LinkForm } from './LinkForm.tsx'
import styles from './RichEditor.module.css'
import { getPlaceholderLabel } from './getPlaceholderLabel.ts'
import { getPlaceholders } from '#features/mail/html/placeholders.ts'
import { registerLink } from '#lib/text/registerLink.ts'
import { IconButton } from '#ui/tooltip/IconButton.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'

const templatesRead = 50

/** The commands for the text: format, lists, links and placeholders. */
export function Toolbar({ editor, texts }: { editor: Editor; texts: readonly string[] }) {
  const { t } = useTranslation('mail')
  const [isLinking, setLinking] = useState(false)
  const placeholders = usePlaceholders(texts)
  const state = useEditorState({
    editor,
    selector: ({ editor }) => ({
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      bullets: editor.isActive('bulletList'),
      numbers: editor.isActive('orderedList'),
      link: editor.isActive('link'),
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  })
  const run = () => {
    // The chain focuses only in the next frame: what is typed until then would be lost.
    editor.view.focus()
    return editor.chain().focus()
  }
  const insert = (text: string) => run().insertContent({ type: 'placeholder', attrs: { text } }).run()
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('tools')}>
      <IconButton icon={Bold} label={t('tool-bold')} pressed={state.bold} onClick={() => run().toggleBold().run()} />
      <IconButton
        icon={Italic}
        label={t('tool-italic')}
        pressed={state.italic}
        onClick={() => run().toggleItalic().run()}
      />
      <IconButton
        icon={List}
        label={t('tool-bullets')}
        pressed={state.bullets}
        onClick={() => run().toggleBulletList().run()}
      />
      <IconButton
        icon={ListOrdered}
        label={t('tool-numbers')}
        pressed={state.numbers}
        onClick={() => run().toggleOrderedList().run()}
      />
      <IconButton
        icon={LinkSign}
        label={t('link')}
        pressed={state.link}
        expanded={isLinking}
        onClick={() => setLinking(!isLinking)}
      />
      <IconButton icon={Undo2} label={t('tool-undo')} disabled={!state.canUndo} onClick={() => run().undo().run()} />
      <IconButton icon={Redo2} label={t('tool-redo')} disabled={!state.canRedo} onClick={() => run().redo().run()} />
      <MenuButton
        icon={Braces}
        label={t('placeholder')}
        kind="plain"
        align="start"
        items={placeholders.map((text) => ({
          key: text,
          label: getPlaceholderLabel(text),
          onSelect: () => insert(text),
        }))}
      />
      {isLinking && <LinkForm editor={editor} onClose={() => setLinking(false)} />}
    </div>
  )
}

/** The placeholders to select: those that any template uses, as the server does not list the supported ones. */
function usePlaceholders(texts: readonly string[]): string[] {
  const viewer = useViewer()
  const { data } = useQuery({
    ...listQuery(viewer.id, 'mailer/mailtemplates', { size: templatesRead, page: 1 }),
    staleTime: 300_000,
  })
  const others = (data?.rows ?? []).flatMap((row) => Object.values(row)).filter((value) => typeof value === 'string')
  return getPlaceholders([registerLink, ...others, ...texts])
}

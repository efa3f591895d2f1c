import CopyPlus from 'lucide-react/icons/copy-plus'
import Plus from 'lucide-react/icons/plus'
import Redo2 from 'lucide-react/icons/redo-2'
import Save from 'lucide-react/icons/save'
import Undo2 from 'lucide-react/icons/undo-2'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { useWords } from '#ui/words.ts'
import type { Deed, Draft } from './draft/draft.ts'
import css from './Editor.module.css'
import { useEditorWords } from './editorWords.ts'

type Props = {
  draft: Draft
  isDirty: boolean
  isSaving: boolean
  isOnline: boolean
  onUndo: () => void
  onRedo: () => void
  onAdd: () => void
  onSave: () => void
  /** Only for who may create evaluations. */
  onCopy: (() => void) | undefined
}

/** What can be done with the draft; stays in sight. */
export function EditorBar({ draft, isDirty, isSaving, isOnline, onUndo, onRedo, onAdd, onSave, onCopy }: Props) {
  const t = useWords()
  const { say } = useEditorWords()
  const [last, next] = [draft.past.at(-1)?.deed, draft.future[0]?.deed]
  const named = (word: 'undo' | 'redo', deed: Deed | undefined) => (deed ? say(word, { what: say(`deed.${deed.kind}`, { title: deed.title }) }) : say(`${word}.nothing`))
  return (
    <div aria-label={say('bar')} className={css['bar']} role="group">
      <IconButton disabled={!last} icon={Undo2} label={named('undo', last)} onClick={onUndo} />
      <IconButton disabled={!next} icon={Redo2} label={named('redo', next)} onClick={onRedo} />
      <span className={css['wide']}>
        <Button icon={Plus} onClick={onAdd}>
          {say('new')}
        </Button>
      </span>
      <span className={css['narrow']}>
        <IconButton icon={Plus} label={say('new')} onClick={onAdd} />
        {onCopy && <IconButton disabled={isSaving || !isOnline} icon={CopyPlus} label={say('copy')} onClick={onCopy} />}
      </span>
      <output className={css['state']}>{isDirty ? t('form.unsaved') : ''}</output>
      {onCopy && (
        <span className={css['wide']}>
          <Button disabled={isSaving || !isOnline} icon={CopyPlus} {...(isOnline ? {} : { reason: t('form.offline') })} onClick={onCopy}>
            {say('copy')}
          </Button>
        </span>
      )}
      <Button busy={isSaving} disabled={!isDirty || !isOnline} icon={Save} kind="primary" reason={t(isOnline ? 'form.nothing-changed' : 'form.offline')} onClick={onSave}>
        {t('save')}
      </Button>
    </div>
  )
}

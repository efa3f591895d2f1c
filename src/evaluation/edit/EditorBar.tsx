import CopyPlus from 'lucide-react/icons/copy-plus'
import Plus from 'lucide-react/icons/plus'
import Redo2 from 'lucide-react/icons/redo-2'
import Save from 'lucide-react/icons/save'
import Undo2 from 'lucide-react/icons/undo-2'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/Button.tsx'
import { IconButton } from '#ui/tooltip/IconButton.tsx'
import type { DraftStep, Draft } from '#evaluation/edit/draft/draft.ts'
import styles from './Editor.module.css'

type Props = {
  draft: Draft
  isDirty: boolean
  isSaving: boolean
  isOnline: boolean
  onUndo: () => void
  onRedo: () => void
  onAdd: () => void
  onSave: () => void
  /** Only for those who may create evaluations. */
  onCopy: (() => void) | undefined
}

/** The actions on the draft; stays visible. */
export function EditorBar({ draft, isDirty, isSaving, isOnline, onUndo, onRedo, onAdd, onSave, onCopy }: Props) {
  const { t } = useTranslation(['editor', 'portal', 'actions'])
  const [last, next] = [draft.past.at(-1)?.step, draft.future[0]?.step]
  const named = (word: 'undo' | 'redo', step: DraftStep | undefined) =>
    step ? t(word, { what: t(`step.${step.kind}`, { title: step.title }) }) : t(`${word}.nothing`)
  return (
    <div aria-label={t('bar')} className={styles.bar} role="group">
      <IconButton disabled={!last} icon={Undo2} label={named('undo', last)} onClick={onUndo} />
      <IconButton disabled={!next} icon={Redo2} label={named('redo', next)} onClick={onRedo} />
      <span className={styles.wide}>
        <Button icon={Plus} onClick={onAdd}>
          {t('new')}
        </Button>
      </span>
      <span className={styles.narrow}>
        <IconButton icon={Plus} label={t('new')} onClick={onAdd} />
        {onCopy && <IconButton disabled={isSaving || !isOnline} icon={CopyPlus} label={t('copy')} onClick={onCopy} />}
      </span>
      <output className={styles.state}>{isDirty ? t('actions:form.unsaved') : ''}</output>
      {onCopy && (
        <span className={styles.wide}>
          <Button
            disabled={isSaving || !isOnline}
            icon={CopyPlus}
            {...(isOnline ? {} : { reason: t('actions:form.offline') })}
            onClick={onCopy}
          >
            {t('copy')}
          </Button>
        </span>
      )}
      <Button
        busy={isSaving}
        disabled={!isDirty || !isOnline}
        icon={Save}
        kind="primary"
        reason={t(isOnline ? 'actions:form.nothing-changed' : 'actions:form.offline')}
        onClick={onSave}
      >
        {t('portal:save')}
      </Button>
    </div>
  )
}

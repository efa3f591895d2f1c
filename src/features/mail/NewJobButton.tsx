import MailPlus from 'lucide-react/icons/mail-plus'
import { Suspense, useState } from 'react'
import { ToolPlace } from '#engine/ToolPlace.tsx'
import type { ListToolProps } from '#engine/collection.ts'
import { Button } from '#ui/Button.tsx'
import { lazyPart } from '#ui/lazyPart.tsx'
import { useFileWords, useLoadedWords, useWords } from '#ui/words.ts'

const { Part: NewJobDialog } = lazyPart(async () => (await import('#features/mail/NewJobDialog.tsx')).NewJobDialog, 'dialog')

/** Makes a mail job for users of a list: those picked, or all that it shows. */
export default function NewJobButton(list: ListToolProps) {
  const t = useWords()
  const { say } = useFileWords('mail')
  const [isOpen, setOpen] = useState(false)
  if (!useLoadedWords('mail')) return <ToolPlace />
  return (
    <>
      <Button icon={MailPlus} disabled={list.count === 0 && list.picked.length === 0} reason={t('no-data')} onClick={() => setOpen(true)}>
        {say('job')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <NewJobDialog {...list} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

import type { Collection } from '#engine/collection.ts'
import type { ListParams } from '#engine/list/listParams.ts'
import { Banner } from '#ui/Banner.tsx'
import { useFileWords } from '#ui/words.ts'
import { NameDialog } from './NameDialog.tsx'
import { holdsTexts } from './viewState.ts'

type Props = { collection: Collection; params: ListParams; first: string; isTaken: (name: string) => boolean; onSave: (name: string) => void; onClose: () => void }

/** Asks what the present state of a list is called; says how long it is kept, and what of it is not. */
export function SaveView({ collection, params, first, isTaken, onSave, onClose }: Props) {
  const { say } = useFileWords('views')
  return (
    <NameDialog first={first} isTaken={isTaken} title={say('save-title')} onClose={onClose} onName={onSave}>
      {holdsTexts(collection, params) && <Banner kind="info">{say('no-texts')}</Banner>}
      <p>{say('kept')}</p>
    </NameDialog>
  )
}

import type { ListToolProps } from '#engine/collection.ts'
import { CleanUp } from './CleanUp.tsx'
import { DropOnList } from '#features/files/upload/DropOnList.tsx'

/** The actions of the list of files as a whole. */
export default function FileTools({ collection }: ListToolProps) {
  return (
    <>
      <CleanUp collection={collection} />
      <DropOnList />
    </>
  )
}

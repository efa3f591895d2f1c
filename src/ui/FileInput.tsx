import type { ComponentProps } from 'react'
import { notify } from './notices.ts'
import { useWords } from './words.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & { onFiles: (files: File[]) => void }

/** Takes files from the disk; the same one can be chosen again. */
export function FileInput({ onFiles, ...input }: Props) {
  const words = useWords()
  return (
    <input
      {...input}
      type="file"
      onChange={({ target }) => {
        // A browser that reads no files would fail without a word.
        if (typeof FileReader === 'undefined') notify.error(words('file.no-reader'))
        else onFiles([...(target.files ?? [])])
        target.value = ''
      }}
    />
  )
}

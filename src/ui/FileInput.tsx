import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & { onFiles: (files: File[]) => void }

/** Takes files from the disk; the same one can be chosen again. */
export function FileInput({ onFiles, ...input }: Props) {
  return (
    <input
      {...input}
      type="file"
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])])
        target.value = ''
      }}
    />
  )
}

import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '#ui/feedback/toasts.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & { onFiles: (files: File[]) => void }

/** Selects files from the disk; the same one can be selected again. */
export function FileInput({ onFiles, ...input }: Props) {
  const { t } = useTranslation('actions')
  return (
    <input
      {...input}
      type="file"
      onChange={({ target }) => {
        // A browser that cannot read files would fail silently.
        if (typeof FileReader === 'undefined') toast.error(t('file.no-reader'))
        else onFiles([...(target.files ?? [])])
        target.value = ''
      }}
    />
  )
}

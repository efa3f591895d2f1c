import Download from 'lucide-react/icons/download'
import type { ReactNode } from 'react'
import { useAction } from '#engine/actions/useAction.ts'
import { downloadFile } from './downloadFile.ts'
import { fullName, type StoredFile } from './storedFile.ts'
import { Button, type ButtonKind } from '#ui/actions/Button.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'

/** Saves a file on click. */
export function FileButton({
  file,
  kind = 'plain',
  label,
  isOnly = false,
  byPermissions,
  onSaved,
}: {
  file: StoredFile
  kind?: ButtonKind
  /** Visible where the name is next to it, or in it. */
  label?: ReactNode
  /** It is the only file of its page, or its label has its name. */
  isOnly?: boolean
  byPermissions?: 0 | undefined
  onSaved?: (() => void) | undefined
}) {
  const name = fullName(file) || `#${file.id}`
  const save = useAction({
    run: async () => await downloadFile(file, byPermissions),
    title: name,
    onDone: () => onSaved?.(),
  })
  return (
    <Button
      kind={kind}
      icon={Download}
      busy={save.isPending}
      title={label ? name : undefined}
      onClick={() => void save.run()}
    >
      {label ? (
        <>
          {!isOnly && <VisuallyHidden>{name}</VisuallyHidden>} {label}
        </>
      ) : (
        <bdi translate="no">{name}</bdi>
      )}
    </Button>
  )
}

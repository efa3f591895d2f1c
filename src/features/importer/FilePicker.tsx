import { useId, useState } from 'react'
import { FileUp } from 'lucide-react'
import styles from '#features/importer/Import.module.css'
import button from '#ui/Button.module.css'
import { classes } from '#ui/classes.ts'
import { useFileWords } from '#ui/words.ts'

type Props = { file: File | undefined; disabled: boolean; onFile: (file: File) => void }

/** Takes a file by a button or by dropping it. */
export function FilePicker({ file, disabled, onFile }: Props) {
  const { say: w } = useFileWords('import')
  const id = useId()
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const [chosen] = files ?? []
    if (chosen && !disabled) onFile(chosen)
  }
  return (
    // Dropping is one more way; the input is the one for everybody.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={classes(styles.drop, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(!disabled)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      <input
        id={id}
        className={styles.input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        disabled={disabled}
        onChange={({ target }) => {
          take(target.files)
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      <label htmlFor={id} className={classes(button.button, button.quiet, styles.choose)}>
        <FileUp aria-hidden="true" size={16} />
        {w('choose')}
      </label>
      <span className={file ? styles.name : styles.muted}>{file ? <bdi>{file.name}</bdi> : w('drop')}</span>
    </div>
  )
}

import type { WidgetProps } from '#engine/collection.ts'
import styles from './MailFrame.module.css'
import { MailFrame } from './MailFrame.tsx'
import { toText } from '#lib/text/text.ts'
import { Field } from '#ui/fields/Field.tsx'

/** The text of a mail as it was sent. */
export default function MailBody({ label, value }: WidgetProps) {
  return (
    <div className={styles.wide}>
      <Field label={label} isGroup>
        {() => <MailFrame html={toText(value)} label={label} />}
      </Field>
    </div>
  )
}

import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowAt } from '#api/page.ts'
import { useNotifyFault } from '#engine/useNotifyFault.ts'
import { answerReview } from '#features/reviews/calls.ts'
import { asText } from '#lib/text.ts'
import styles from './Reviews.module.css'
import { Button } from '#ui/Button.tsx'
import { confirm } from '#ui/confirm.ts'
import { notify } from '#ui/notices.ts'

/** Yes or no to a request; asked once more before it is sent, and sent once. Then everything is read again. */
export function Answer({ review, onAnswered }: { review: RowAt<'irp/reviews'>; onAnswered: () => Promise<void> }) {
  const { t } = useTranslation('reviews')
  const notifyFault = useNotifyFault()
  const isSending = useRef(false)
  const [busy, setBusy] = useState<2 | 3>()
  const answer = async (state: 2 | 3) => {
    const name = asText(review.name)
    const word = state === 2 ? 'yes' : 'no'
    if (
      isSending.current ||
      !(await confirm({
        kind: 'info',
        title: t(`${word}.title`),
        text: t(`${word}.text`, { name }),
        confirmLabel: t(word),
      }))
    )
      return
    if (isSending.current) return
    isSending.current = true
    setBusy(state)
    try {
      await answerReview(review.id, state)
      notify.success(t(`${word}.done`))
    } catch (error) {
      notifyFault(error, name)
    }
    // Also after a refusal: somebody else may have answered, or the answer got lost on its way back.
    await onAnswered()
    isSending.current = false
    setBusy(undefined)
  }
  return (
    <span className={styles.answer}>
      <Button kind="primary" icon={Check} busy={busy === 2} disabled={busy === 3} onClick={() => void answer(2)}>
        {t('yes')}
      </Button>
      <Button icon={X} busy={busy === 3} disabled={busy === 2} onClick={() => void answer(3)}>
        {t('no')}
      </Button>
    </span>
  )
}

import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import type { RowAt } from '#api/rows/page.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { useViewer } from '#engine/viewer.ts'
import { answerReview, reviewsQuery } from '#features/reviews/calls.ts'
import { isOver } from '#features/reviews/requests.ts'
import { showMoment } from '#lib/dates/dates.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'
import { toText } from '#lib/text/text.ts'
import styles from './Reviews.module.css'
import { Button } from '#ui/actions/Button.tsx'
import { confirm } from '#ui/confirm/confirm.ts'

/** Accepts or declines a request; needs confirmation and is sent once. Then everything is refetched. */
export function Answer({ review, onAnswered }: { review: RowAt<'irp/reviews'>; onAnswered: () => void }) {
  const { t } = useTranslation('reviews')
  const viewer = useViewer()
  const name = toText(review.name)
  const day = review.date ? showMoment(review.date) : t('no-date')
  const what = [toText(getAtPath(review, 'hospital.name')), day].filter(Boolean).join(', ') || name
  const getWord = (state: 2 | 3) => (state === 2 ? 'yes' : 'no')
  const sending = useAction<2 | 3>({
    run: async (state) => {
      await answerReview(review.id, state).finally(onAnswered)
    },
    title: name,
    success: (_done, state) => t(`${getWord(state)}.done`),
    invalidates: [reviewsQuery(viewer.id).queryKey],
    // Somebody else may have answered, or the response was lost.
    invalidatesOnError: true,
  })
  const answer = async (state: 2 | 3) => {
    const word = getWord(state)
    const isSure = await confirm({
      kind: 'info',
      title: t(`${word}.title`, { what }),
      text: t(`${word}.text`, { name }),
      confirmLabel: t(`${word}.confirm`),
    })
    if (isSure) await sending.run(state)
  }
  return (
    <span className={styles.answer} role="group" aria-label={t('question')}>
      <span>{t('question')}</span>
      <span className={styles.buttons}>
        <Button
          // After its day a review needs no answer any more.
          kind={isOver(review) ? 'quiet' : 'primary'}
          icon={Check}
          busy={sending.input === 2}
          disabled={sending.input === 3}
          onClick={() => void answer(2)}
        >
          {t('yes')}
        </Button>
        <Button icon={X} busy={sending.input === 3} disabled={sending.input === 2} onClick={() => void answer(3)}>
          {t('no')}
        </Button>
      </span>
    </span>
  )
}

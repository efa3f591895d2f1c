import Check from 'lucide-react/icons/check'
import { useTranslation } from 'react-i18next'
import { classNames } from '#ui/layout/classNames.ts'
import styles from './Steps.module.css'
import { useIsPhone } from '#ui/layout/useIsPhone.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'

type Props = {
  steps: { key: string; label: string; state: 'done' | 'next' | 'pending' }[]
  /** Whether the page shows the next step itself. */
  isHere?: boolean
}

/** More steps than these take too much of a phone. */
const maxOnPhone = 4

/** The steps of a process; on a phone many of them are behind the current one. */
export function Steps(props: Props) {
  const { t } = useTranslation('actions')
  const isPhone = useIsPhone()
  const { steps, isHere = false } = props
  if (!isPhone || steps.length <= maxOnPhone) return <List {...props} />
  const place = Math.max(
    0,
    steps.findLastIndex(({ state }) => state === (isHere ? 'next' : 'done')),
  )
  return (
    <details className={styles.folded}>
      <summary>
        <small>{t('steps.place', { n: place + 1, all: steps.length })}</small> {steps[place]?.label}
      </summary>
      <List {...props} />
    </details>
  )
}

function List({ steps, isHere = false }: Props) {
  const { t } = useTranslation('actions')
  return (
    <ol className={classNames(styles.steps, steps.length > maxOnPhone && styles.joined)}>
      {steps.map(({ key, label, state }, index) => (
        <li
          aria-current={state === 'next' ? 'step' : undefined}
          className={classNames(state !== 'pending' && styles[state])}
          key={key}
        >
          <span aria-hidden="true" className={styles.sign}>
            {state === 'done' ? <Check size={14} /> : index + 1}
          </span>
          <span>
            {state === 'next' ? (
              <>
                {isHere ? <VisuallyHidden>{t('steps.now')}</VisuallyHidden> : <small>{t('steps.next')}</small>} {label}
              </>
            ) : (
              <>
                {label} <VisuallyHidden>({t(`steps.${state}`)})</VisuallyHidden>
              </>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}

import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import styles from '#ui/dialogForm.module.css'
import type { Draft } from './newJob.ts'
import { showNumber } from '#lib/text/numbers.ts'

/** Shows the recipients of a mail job; with selected rows these or all that match. */
export function RecipientsChoice({ selected, all }: { selected: number; all: number }) {
  const { t } = useTranslation('mail')
  const { register } = useFormContext<Draft>()
  if (selected === 0) return <p>{t(all === 0 ? 'job-nobody' : 'job-goes-to-all', { count: all })}</p>
  if (selected === all) return <p>{t('job-goes-to', { count: selected })}</p>
  const choices = [
    ['picked', t('job-picked', { n: showNumber(selected) })],
    ['all', t('job-all', { n: showNumber(all) })],
  ] as const
  return (
    <fieldset className={styles.choices}>
      <legend>{t('job-recipients')}</legend>
      {choices.map(([value, label]) => (
        <label key={value} className={styles.choice}>
          <input type="radio" value={value} {...register('audience')} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

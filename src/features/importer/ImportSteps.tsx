import { useTranslation } from 'react-i18next'
import { Steps } from '#ui/navigation/Steps.tsx'

const steps = ['measure', 'file', 'columns', 'import'] as const
export type ImportStep = (typeof steps)[number]

/** Where an import is: the steps before `next` are done, and all where there is no next one. */
export function ImportSteps({ next, hasMeasure }: { next: ImportStep | undefined; hasMeasure: boolean }) {
  const { t } = useTranslation('import')
  const shown = steps.filter((step) => step !== 'measure' || hasMeasure)
  const place = next === undefined ? shown.length : shown.indexOf(next)
  const getState = (index: number) => {
    if (index === place) return 'next'
    return index < place ? 'done' : 'pending'
  }
  return (
    <Steps
      isHere
      steps={shown.map((step, index) => ({
        key: step,
        label: t(`step.${step}`),
        state: getState(index),
      }))}
    />
  )
}

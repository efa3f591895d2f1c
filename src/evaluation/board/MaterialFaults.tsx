import { useTranslation } from 'react-i18next'
import { faultText } from '#api/faultText.ts'
import { ErrorPanel } from '#ui/ErrorPanel.tsx'

type Props = { fault: Error | null; benchmarkFault: Error | null; retry: () => void }

/** Tells which measures and benchmarks of an evaluation could not be read. */
export function MaterialFaults({ fault, benchmarkFault, retry }: Props) {
  const { t } = useTranslation('evaluation')
  const faults = [
    ['benchmarks-failed', benchmarkFault],
    ['measures-failed', fault],
  ] as const
  return faults.map(
    ([title, error]) =>
      error && <ErrorPanel error={error} key={title} text={faultText(error)} title={t(title)} onRetry={retry} />,
  )
}

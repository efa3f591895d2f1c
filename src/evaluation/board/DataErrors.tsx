import { useTranslation } from 'react-i18next'
import { errorMessage } from '#api/http/errorMessage.ts'
import { ErrorPanel } from '#ui/errors/ErrorPanel.tsx'

type Props = { error: Error | null; benchmarkProblem: Error | null; retry: () => void }

/** Shows which measures and benchmarks of an evaluation could not be read. */
export function DataErrors({ error: apiError, benchmarkProblem, retry }: Props) {
  const { t } = useTranslation('evaluation')
  const problems = [
    ['benchmarks-failed', benchmarkProblem],
    ['measures-failed', apiError],
  ] as const
  return problems.map(
    ([title, error]) =>
      error && <ErrorPanel error={error} key={title} text={errorMessage(error)} title={t(title)} onRetry={retry} />,
  )
}

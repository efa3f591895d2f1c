import { Badge } from '#ui/feedback/Badge.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { BoundaryMessage } from '#ui/errors/BoundaryMessage.tsx'
import { Button } from '#ui/actions/Button.tsx'
import { CopyDetails } from '#ui/errors/CopyDetails.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorPanel } from '#ui/errors/ErrorPanel.tsx'
import { ToastItem } from '#ui/toasts/ToastItem.tsx'
import type { Toast } from '#ui/feedback/toasts.ts'
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx'
import { LoadingName } from '#ui/feedback/LoadingName.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import type { ErrorReport } from '#lib/report.ts'
import type { ControlStates } from './states.tsx'

const nothing = () => undefined

const report: ErrorReport = {
  id: '3f0c91ab',
  time: '2026-03-15T08:30:00.000Z',
  place: 'panel',
  build: 'gallery',
  commit: '',
  built: '',
  route: '/gallery',
  error: 'TypeError: Cannot read properties of undefined',
  stack: ['start.js:1:2345'],
  components: [],
  browser: '',
}

const getToast = (key: number, kind: Toast['kind'], text: string, more: Partial<Toast> = {}): Toast => ({
  key,
  kind,
  text,
  isPermanent: true,
  isPersistent: false,
  at: new Date(2026, 2, 15, 9, 30),
  ...more,
})

/** Messages. */
export const messages: readonly ControlStates[] = [
  {
    of: ['Badge'],
    states: (say) => ({
      neutral: <Badge>{say('closed')}</Badge>,
      accent: <Badge kind="accent">{say('waiting')}</Badge>,
      good: <Badge kind="good">{say('active')}</Badge>,
      warn: <Badge kind="warn">{say('waiting')}</Badge>,
      bad: <Badge kind="bad">{say('late')}</Badge>,
    }),
  },
  {
    of: ['Banner'],
    isWide: true,
    states: (say) => ({
      info: <Banner kind="info">{say('bannerInfo')}</Banner>,
      good: <Banner kind="good">{say('bannerGood')}</Banner>,
      warning: <Banner kind="warning">{say('bannerWarning')}</Banner>,
      'error, with an action': (
        <Banner action={<Button>{say('edit')}</Button>} kind="error">
          {say('bannerError')}
        </Banner>
      ),
    }),
  },
  {
    of: ['ToastItem', 'Toasts'],
    isWide: true,
    states: (say) => ({
      success: <ToastItem notice={getToast(-1, 'success', say('saved'))} />,
      info: <ToastItem notice={getToast(-2, 'info', say('bannerInfo'))} />,
      error: <ToastItem notice={getToast(-3, 'error', say('errorText'), { title: say('errorTitle') })} />,
      'with an action': (
        <ToastItem notice={getToast(-4, 'success', say('saved'), { action: { label: say('open'), run: nothing } })} />
      ),
    }),
  },
  {
    of: ['EmptyState'],
    states: (say) => ({
      default: <EmptyState title={say('emptyTitle')} />,
      'with a way on': (
        <EmptyState action={<Button>{say('open')}</Button>} text={say('emptyText')} title={say('emptyTitle')} />
      ),
    }),
  },
  {
    of: ['ErrorPanel'],
    states: (say) => ({
      default: <ErrorPanel text={say('errorText')} title={say('errorTitle')} />,
      'can be tried again': <ErrorPanel text={say('errorText')} title={say('errorTitle')} onRetry={nothing} />,
      'a bug of the portal': (
        <ErrorPanel report={report} text={say('errorText')} title={say('errorTitle')} onRetry={nothing} />
      ),
    }),
  },
  {
    of: ['BoundaryMessage', 'ErrorBoundary'],
    states: () => ({
      'in place of a panel': <BoundaryMessage level="panel" report={report} onReload={nothing} />,
      'in place of a field': <BoundaryMessage level="field" report={report} onReload={nothing} />,
      'the code did not arrive': <BoundaryMessage isLoading level="panel" report={undefined} onReload={nothing} />,
    }),
  },
  {
    of: ['CopyDetails'],
    states: () => ({ default: <CopyDetails report={report} />, plain: <CopyDetails isPlain report={report} /> }),
  },
  {
    of: ['Spinner'],
    states: (say) => ({
      default: <Spinner label={say('uploading')} />,
      'without a text': <Spinner hideLabel label={say('uploading')} />,
    }),
  },
  {
    of: ['ProgressBar'],
    states: (say) => ({
      'at its start': <ProgressBar label={say('task')} percent={0} />,
      'half way': <ProgressBar label={say('task')} percent={42} />,
      done: <ProgressBar label={say('task')} percent={100} />,
    }),
  },
  {
    of: ['Skeleton', 'LoadingName'],
    states: () => ({
      name: <LoadingName />,
      table: <Skeleton rows={4} shape="table" />,
      form: <Skeleton rows={2} shape="form" />,
      text: <Skeleton shape="text" />,
      list: <Skeleton rows={3} shape="list" />,
      card: <Skeleton rows={2} shape="card" />,
    }),
  },
]

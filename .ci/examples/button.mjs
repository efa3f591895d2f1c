/** A button above the list of orders that approves the selected ones, one after the other, with progress. */
export const button = {
  creates: {
    'src/features/orders/ApproveOrders.tsx': `import CircleCheck from 'lucide-react/icons/circle-check'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#api/http/errorMessage.ts'
import type { RowAt } from '#api/rows/page.ts'
import { queryKeys } from '#api/rows/queries.ts'
import type { ListToolProps } from '#engine/collection.ts'
import { failsAlike } from '#engine/actions/failsAlike.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { useViewer } from '#engine/viewer.ts'
import { Button } from '#ui/actions/Button.tsx'
import { confirm } from '#ui/confirm/confirm.ts'
import { progress } from '#ui/overlays/progress/progress.ts'
import { approveOrder } from './calls.ts'
import { canApprove } from './orderRules.ts'

/** Approves those of the selected orders that can be approved; what the server refuses is listed and can be retried. */
export default function ApproveOrders({ selected }: ListToolProps<RowAt<'patzu/orders'>>) {
  const { t } = useTranslation('orders')
  const viewer = useViewer()
  const approval = useAction({
    run: async () =>
      void (await progress({
        title: t('approve-selected'),
        items: selected.filter(canApprove),
        getName: ({ id }) => String(id),
        run: async ({ id }) => await approveOrder(id),
        getMessage: (error) => errorMessage(error),
        stopOnError: failsAlike,
        canRetry: true,
      })),
    title: t('approve-selected'),
    invalidates: ['patzu/orders', 'patzu/orderunits'].map((endpoint) => queryKeys.endpoint(viewer.id, endpoint)),
  })
  const approve = async () => {
    const isSure = await confirm({
      kind: 'info',
      title: t('approve-selected'),
      text: t('approve-selected.text'),
      confirmLabel: t('approve-selected'),
    })
    if (isSure) await approval.run()
  }
  return (
    <Button icon={CircleCheck} busy={approval.isPending} onClick={() => void approve()}>
      {t('approve-selected')}
    </Button>
  )
}
`,
    'src/features/orders/ApproveOrders.test.tsx': `import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { testCollection, getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { useConfirmQueue } from '#ui/confirm/confirm.ts'
import ApproveOrders from './ApproveOrders.tsx'

const server = testBackend()

test('only the completed ones of the selected orders are approved', async () => {
  await i18next.loadNamespaces('orders')
  await signedInAs(1)
  const approved: string[] = []
  server.use(
    http.post(\`\${base}patzu/orders/:id/approve/\`, ({ params }) => {
      approved.push(String(params['id']))
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const selected = ([1, 2, 3] as const).map((status) => ({ id: status, status, print_type: 1 as const }))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ViewerContext value={getViewer({ isStaff: true })}>
        <ApproveOrders collection={testCollection} query={{}} count={3} selected={selected} shown={selected} />
      </ViewerContext>
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: i18next.t('orders:approve-selected') }))
  await waitFor(() => expect(useConfirmQueue.getState().requested).toHaveLength(1))
  useConfirmQueue.getState().requested[0]?.respond(true)
  await waitFor(() => expect(approved).toEqual(['2']))
})
`,
  },
  inserts: [
    {
      path: 'src/collections/patzu/orders.ts',
      replaces: '  tools: { record: [duplicateTool] },\n',
      text: `  tools: {
    record: [duplicateTool],
    list: [
      {
        name: 'approve_orders',
        show: staff,
        when: ({ selected }) => selected.some(canApprove),
        load: () => import('#features/orders/ApproveOrders.tsx'),
      },
    ],
  },
`,
    },
    {
      path: 'src/collections/patzu/orders.ts',
      before: "import { orderBadges, orderStates } from '#features/orders/orderStates.ts'\n",
      text: "import { canApprove } from '#features/orders/orderRules.ts'\n",
    },
  ],
  translations: {
    'de/orders': {
      'approve-selected': 'Ausgewählte freigeben',
      'approve-selected.text': 'Sollen die ausgewählten abgeschlossenen Bestellungen für den Druck freigegeben werden?',
    },
    'fr/orders': {
      'approve-selected': 'Approuver la sélection',
      'approve-selected.text':
        'Les commandes terminées de la sélection doivent-elles être approuvées pour l’impression ?',
    },
    'it/orders': {
      'approve-selected': 'Approva le selezionate',
      'approve-selected.text': 'Approvare per la stampa le ordinazioni completate tra quelle selezionate?',
    },
  },
  tests: ['src/features/orders', 'src/collections/registry.test.ts', 'locales'],
}

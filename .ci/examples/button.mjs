/** A button above the list of measures that lets the server prepare their data again, with progress. */
export const button = {
  creates: {
    'src/features/measures/PrepareAgain.tsx': `import Eraser from 'lucide-react/icons/eraser'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#api/http/errorMessage.ts'
import type { RowAt } from '#api/rows/page.ts'
import { queryKeys } from '#api/rows/queries.ts'
import { failsAlike } from '#engine/actions/failsAlike.ts'
import { useAction } from '#engine/actions/useAction.ts'
import type { ListToolProps } from '#engine/collection.ts'
import { useViewer } from '#engine/viewer.ts'
import { Button } from '#ui/actions/Button.tsx'
import { confirm } from '#ui/confirm/confirm.ts'
import { progress } from '#ui/overlays/progress/progress.ts'
import { deleteCache, removeDataCache } from './calls.ts'

/** Lets the server prepare the data of the selected measures again; what it refuses is listed and can be retried. */
export default function PrepareAgain({ selected }: ListToolProps<RowAt<'results/measures'>>) {
  const { t } = useTranslation('measures')
  const viewer = useViewer()
  const action = useAction({
    run: async () =>
      void (await progress({
        title: t('prepare-selected'),
        items: selected,
        getName: ({ id, name }) => name ?? String(id),
        run: async ({ id }) => {
          await removeDataCache(id)
          await deleteCache(id)
        },
        getMessage: (error) => errorMessage(error),
        stopOnError: failsAlike,
        canRetry: true,
      })),
    title: t('prepare-selected'),
    invalidates: [queryKeys.endpoint(viewer.id, 'results/measures')],
  })
  const prepare = async () => {
    const isSure = await confirm({
      kind: 'info',
      title: t('prepare-selected'),
      text: t('prepare-selected.text'),
      confirmLabel: t('prepare-selected'),
    })
    if (isSure) await action.run()
  }
  return (
    <Button icon={Eraser} busy={action.isPending} onClick={() => void prepare()}>
      {t('prepare-selected')}
    </Button>
  )
}
`,
    'src/features/measures/PrepareAgain.test.tsx': `import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { testCollection, getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { useConfirmQueue } from '#ui/confirm/confirm.ts'
import PrepareAgain from './PrepareAgain.tsx'

const server = testBackend()

test('the data of each selected measure is prepared again, one after the other', async () => {
  await i18next.loadNamespaces('measures')
  await signedInAs(1)
  const calls: string[] = []
  const note = ({ request }: { request: Request }) => {
    calls.push(new URL(request.url).pathname.replace(new URL(base).pathname, ''))
    return new HttpResponse(null, { status: 204 })
  }
  server.use(
    http.post(\`\${base}results/measures/:id/remove_data_cache/\`, note),
    http.post(\`\${base}cache/delete/:id/\`, note),
  )
  const selected = [1, 2].map((id) => ({ id, name: \`Messung \${id}\` }))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ViewerContext value={getViewer({ isStaff: true })}>
        <PrepareAgain collection={testCollection} query={{}} count={2} selected={selected} shown={selected} />
      </ViewerContext>
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: i18next.t('measures:prepare-selected') }))
  await waitFor(() => expect(useConfirmQueue.getState().requested).toHaveLength(1))
  useConfirmQueue.getState().requested[0]?.respond(true)
  await waitFor(() =>
    expect(calls).toEqual([
      'results/measures/1/remove_data_cache/',
      'cache/delete/1/',
      'results/measures/2/remove_data_cache/',
      'cache/delete/2/',
    ]),
  )
})
`,
  },
  inserts: [
    {
      path: 'src/collections/results/measures.ts',
      replaces: `  tools: {
    list: [{ name: 'child', show: staff, load: () => import('#features/measures/family/ChildOfSelected.tsx') }],
`,
      text: `  tools: {
    list: [
      { name: 'child', show: staff, load: () => import('#features/measures/family/ChildOfSelected.tsx') },
      {
        name: 'prepare_again',
        show: staff,
        isOfSelection: true,
        load: () => import('#features/measures/PrepareAgain.tsx'),
      },
    ],
`,
    },
  ],
  translations: {
    'de/measures': {
      'prepare-selected': 'Ausgewählte neu aufbereiten',
      'prepare-selected.text':
        'Sollen die Daten der ausgewählten Messungen entfernt und beim nächsten Öffnen neu aufbereitet werden?',
    },
    'fr/measures': {
      'prepare-selected': 'Préparer à nouveau la sélection',
      'prepare-selected.text':
        'Les données des mesures sélectionnées doivent-elles être supprimées et préparées à nouveau à la prochaine ouverture ?',
    },
    'it/measures': {
      'prepare-selected': 'Prepara di nuovo le selezionate',
      'prepare-selected.text':
        'Rimuovere i dati delle misurazioni selezionate e prepararli di nuovo alla prossima apertura?',
    },
  },
  tests: ['src/features/measures', 'src/collections/registry.test.ts', 'locales'],
}

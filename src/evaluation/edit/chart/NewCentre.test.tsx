import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { beforeAll, expect, test } from 'vitest'
import { findNewCentres } from '#evaluation/counting/statistics/lineSignals.ts'
import { type ChartDraft, toChart, toDraft } from '#evaluation/edit/chart/draft/chartDraft.ts'
import { getFigure, getSeries, item, words } from '#evaluation/types/definition/testSeries.ts'
import { storedChart } from '#evaluation/counting/testRows.ts'
import { NewCentre } from './NewCentre.tsx'

beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces(['editor'])
})

/** Thirty months; from March 2024 on the values are higher by some amount. */
const getLine = (lift: number) =>
  getSeries(
    {
      items: [item('q')],
      groups: Array.from({ length: 30 }, (_, bin) => {
        const month = `${2023 + Math.floor(bin / 12)}-${String(1 + (bin % 12)).padStart(2, '0')}`
        return { value: `${month}-01`, label: words(`Monat ${month}`) }
      }),
      bin: 'bin_month',
    },
    (_question, bin) => getFigure([1, 2, 3, 4, 5], { mean: 3 + (bin < 14 ? 0 : lift) + (bin % 2 === 0 ? 0.1 : -0.1) }),
  )

/** What of the chart is stored. */
function Stored() {
  const chart = toChart(useWatch<ChartDraft>() as ChartDraft)
  return <output>{'newCentre' in chart ? chart.newCentre : 'not stored'}</output>
}

function Form({ lift }: { lift: number }) {
  const form = useForm<ChartDraft>({ defaultValues: toDraft(storedChart('timeline', ['q'])) })
  return (
    <FormProvider {...form}>
      <NewCentre centres={findNewCentres(getLine(lift))} />
      <Stored />
    </FormProvider>
  )
}

test('a new centre can begin where a run of signals does, and nowhere else', async () => {
  render(<Form lift={1} />)
  await userEvent.click(screen.getByRole('combobox', { name: /Neue Mitte ab/ }))
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toContain('Monat 2024-03')
  expect(screen.getAllByRole('option')).toHaveLength(1)
  await userEvent.click(screen.getByRole('option', { name: 'Monat 2024-03' }))
  expect(screen.getByRole('status')).toHaveTextContent('2024-03-01')
})

test('a line without a run has no new centre to offer', () => {
  render(<Form lift={0} />)
  expect(screen.getByText(/Eine neue Mitte gibt es, wo ein Signal zeigt/)).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('not stored')
})
